import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree with every kind of content, changed at random.
@MainActor final class RandomScene {
  let stage: Stage
  private var random: SeededGenerator
  private var layers: [CALayer]
  private let size: CGFloat
  private(set) var time: CFTimeInterval = 0

  init(seed: UInt64, size: Int, scale: Int) {
    random = SeededGenerator(seed: seed)
    stage = Stage(width: size, height: size, scale: scale, background: seed % 5 == 0 ? nil : .white)
    layers = [stage.root]
    self.size = CGFloat(size)
    for _ in 0..<10 { change(addLayer) }
  }

  /// Advances the clock by a tenth of a second and makes up to three changes.
  func step() {
    time += 0.1
    stage.context.finishAnimations(upTo: time)
    for _ in 0..<Int.random(in: 0...3, using: &random) { change(randomChange) }
  }

  private func change(_ body: () -> Void) { body() }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
  private func flip(_ chance: Double) -> Bool { Double.random(in: 0...1, using: &random) < chance }

  private func rect() -> CGRect {
    let isWhole = flip(0.7)
    let rect = CGRect(
      x: number(-10...size * 0.8), y: number(-10...size * 0.8), width: number(1...size * 0.7), height: number(1...size * 0.7))
    return isWhole ? rect.integral : rect
  }

  private func color() -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: flip(0.6) ? 1 : number(0...1))
  }

  private func path(in size: CGSize) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: size.width * number(0...1), y: size.height * number(0...1)))
    for _ in 0..<3 {
      path.addQuadCurve(
        to: CGPoint(x: size.width * number(0...1), y: size.height * number(0...1)),
        control: CGPoint(x: size.width * number(0...1), y: size.height * number(0...1)))
    }
    path.closeSubpath()
    return path
  }

  private func image() -> CGImage {
    let bitmap = Bitmap(width: Int(number(2...24)), height: Int(number(2...24)))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { bitmap.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: color()) }
    }
    return bitmap.makeImage()
  }

  private func addLayer() {
    let kind = Int.random(in: 0..<7, using: &random)
    let frame = rect()
    let layer: CALayer
    switch kind {
    case 0:
      let shape = CAShapeLayer()
      shape.path = path(in: frame.size)
      shape.fillColor = color()
      if flip(0.5) { (shape.strokeColor, shape.lineWidth) = (color(), number(0.5...5)) }
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      gradient.endPoint = CGPoint(x: number(0...1), y: 1)
      if flip(0.3) { gradient.type = .radial }
      layer = gradient
    case 2:
      layer = CALayer()
      layer.contents = image()
      layer.contentsGravity = flip(0.5) ? .resize : flip(0.5) ? .center : .resizeAspectFill
    case 3:
      layer = CALayer()
      layer.backdropBlur = BackdropBlur(radius: number(0...6), saturation: 1.5, tint: flip(0.5) ? color() : nil)
    default:
      layer = CALayer()
      layer.backgroundColor = color()
    }
    layer.frame = frame
    decorate(layer)
    guard let parent = layers.randomElement(using: &random) else { return }
    if flip(0.3) { parent.insertSublayer(layer, at: 0) } else { parent.addSublayer(layer) }
    layers.append(layer)
  }

  private func decorate(_ layer: CALayer) {
    if flip(0.4) { layer.cornerRadius = number(0...20) }
    if flip(0.2) { layer.cornerCurve = .continuous }
    if flip(0.2) { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    if flip(0.3) { layer.masksToBounds = true }
    if flip(0.2) { (layer.borderWidth, layer.borderColor) = (number(0.3...6), color()) }
    if flip(0.2) { (layer.shadowOpacity, layer.shadowRadius) = (Float(number(0...1)), number(0...5)) }
    if flip(0.1) { layer.setAffineTransform(CGAffineTransform(rotationAngle: number(0...6))) }
    if flip(0.1) { layer.setAffineTransform(CGAffineTransform(scaleX: number(0.5...1.5), y: number(0.5...1.5))) }
    if flip(0.1) {
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: layer.bounds.width, height: layer.bounds.height * 0.7)
      mask.backgroundColor = color()
      mask.cornerRadius = 6
      layer.mask = mask
    }
  }

  private func randomChange() {
    guard let layer = layers.dropFirst().randomElement(using: &random) else { return addLayer() }
    switch Int.random(in: 0..<19, using: &random) {
    case 17: animate(layer, "position.x", from: number(0...size), to: number(0...size))
    case 18: animate(layer, "opacity", from: 0, to: number(0...1))
    case 0: if layers.count < 25 { addLayer() }
    case 1 where layers.count > 6: remove(layer)
    case 2, 3, 4: layer.position = CGPoint(x: layer.position.x + number(-9...9), y: layer.position.y + number(-9...9))
    case 5: layer.frame = rect()
    case 6: layer.opacity = flip(0.3) ? 1 : Float(number(0...1))
    case 7: layer.backgroundColor = flip(0.3) ? nil : color()
    case 8: layer.isHidden.toggle()
    case 9: layer.zPosition = flip(0.5) ? 0 : number(-1...1).rounded()
    case 10: layer.cornerRadius = number(0...20)
    case 11: layer.masksToBounds.toggle()
    case 12: layer.mask = nil
    case 13: decorate(layer)
    case 14: layer.bounds.origin = CGPoint(x: number(-5...5).rounded(), y: number(-5...5))
    case 15: layer.contents = flip(0.5) ? image() : nil
    default: if let parent = layer.superlayer { parent.addSublayer(layer) }
    }
  }

  private func animate(_ layer: CALayer, _ keyPath: String, from: CGFloat, to: CGFloat) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.beginTime = time
    animation.duration = 0.7
    layer.add(animation, forKey: keyPath)
  }

  private func remove(_ layer: CALayer) {
    func forget(_ layer: CALayer) {
      layers.removeAll { $0 === layer }
      for child in layer.sublayers ?? [] { forget(child) }
    }
    forget(layer)
    layer.removeFromSuperlayer()
  }
}
