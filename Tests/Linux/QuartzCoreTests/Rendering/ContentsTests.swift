import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct ContentsTests {
  private final class Artist: NSObject, CALayerDelegate {
    var drawn = 0
    var paints = true

    func draw(_ layer: CALayer, in ctx: CGContext) {
      drawn += 1
      guard paints else { return }
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: 0, y: 0, width: layer.bounds.width / 2, height: layer.bounds.height))
    }

    func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
  }

  /// Returns an image with a red left half and a blue right half.
  private func image(_ width: Int, _ height: Int) -> CGImage {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: .blue)
    bitmap.fill(PixelRect(x: 0, y: 0, width: width / 2, height: height), with: .red)
    return bitmap.makeImage()
  }

  @Test func imageIsStretchedToTheBounds() {
    let stage = Stage(width: 40, height: 20)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = image(4, 4)
    stage.render()
    #expect(stage[0, 0] == .red)
    #expect(stage[14, 19] == .red)
    #expect(stage[25, 0] == .blue)
    #expect(stage[39, 19] == .blue)
    // Between the centres of the pixels next to the border, the colour changes linearly.
    #expect(stage[19, 10].isNear(Pixel(140, 0, 115)))
  }

  @Test(arguments: [
    (CALayerContentsGravity.topLeft, 0, 0), (.top, 8, 0), (.topRight, 16, 0), (.left, 0, 6), (.center, 8, 6), (.right, 16, 6),
    (.bottomLeft, 0, 12), (.bottom, 8, 12), (.bottomRight, 16, 12),
  ])
  func contentsGravityPlacesTheImage(gravity: CALayerContentsGravity, x: Int, y: Int) {
    let stage = Stage(width: 20, height: 16)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 16))
    layer.contents = image(4, 4)
    layer.contentsGravity = gravity
    stage.render()
    for row in 0..<16 {
      for column in 0..<20 {
        let isInside = (y..<y + 4).contains(row) && (x..<x + 4).contains(column)
        #expect(stage[column, row] == (isInside ? (column < x + 2 ? .red : .blue) : .white))
      }
    }
  }

  @Test func aspectGravitiesKeepTheAspectRatio() {
    let stage = Stage(width: 40, height: 20)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contents = image(10, 10)
    layer.contentsGravity = .resizeAspect
    stage.render()
    #expect(stage[9, 10] == .white)
    #expect(stage[10, 10] == .red)
    #expect(stage[29, 10] == .blue)
    #expect(stage[30, 10] == .white)
    layer.contentsGravity = .resizeAspectFill
    layer.masksToBounds = true
    stage.render()
    #expect(stage[0, 0] == .red)
    #expect(stage[39, 19] == .blue)
  }

  @Test func onlyContentsCenterIsStretched() {
    let bitmap = Bitmap(width: 6, height: 6)
    bitmap.fill(bitmap.bounds, with: .red)
    bitmap.fill(PixelRect(x: 2, y: 2, width: 2, height: 2), with: .blue)
    let stage = Stage(width: 30, height: 30)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 30, height: 30))
    layer.contents = bitmap.makeImage()
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.render()
    for y in 0..<30 {
      for x in 0..<30 {
        let isCenter = (2..<28).contains(x) && (2..<28).contains(y)
        #expect(stage[x, y] == (isCenter ? .blue : .red), "\(x) \(y)")
      }
    }
  }

  @Test func contentsRectShowsAPartOfTheImage() {
    let stage = Stage(width: 10, height: 10)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.contents = image(20, 10)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    stage.render()
    for x in 0..<10 { #expect(stage[x, 5] == .blue) }
  }

  @Test func delegateDrawsOnceAndOnlyWhenRendered() {
    let stage = Stage(width: 20, height: 20, scale: 2)
    let artist = Artist()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.contentsScale = 2
    layer.delegate = artist
    layer.setNeedsDisplay()
    #expect(artist.drawn == 0)
    stage.render()
    #expect(artist.drawn == 1)
    #expect(stage[9, 5] == .red)
    #expect(stage[10, 5] == .white)
    layer.position.x += 5
    stage.render()
    #expect(artist.drawn == 1)
    #expect(stage[10, 5] == .red)
    #expect(stage[9, 5] == .white)
    layer.setNeedsDisplay()
    stage.render()
    #expect(artist.drawn == 2)
    #expect(stage.render().isEmpty)
  }

  @Test func delegateThatDrawsNothingLeavesNoContents() {
    let stage = Stage(width: 20, height: 20)
    let artist = Artist()
    artist.paints = false
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = artist
    layer.setNeedsDisplay()
    stage.render()
    #expect(artist.drawn == 1)
    #expect(layer.contents == nil)
  }

  @Test func hiddenAndOffscreenLayersAreNotDrawn() {
    let stage = Stage(width: 20, height: 20)
    let artist = Artist()
    let layer = stage.add(CGRect(x: 30, y: 0, width: 10, height: 10))
    layer.delegate = artist
    layer.setNeedsDisplay()
    stage.render()
    #expect(artist.drawn == 0)
    layer.position.x = 5
    layer.isHidden = true
    stage.render()
    #expect(artist.drawn == 0)
    layer.isHidden = false
    stage.render()
    #expect(artist.drawn == 1)
  }

  @Test func gradientChangesLinearly() {
    let stage = Stage(width: 20, height: 101)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 101)
    layer.colors = [CGColor.black, CGColor.white]
    stage.root.addSublayer(layer)
    stage.render()
    for y in 0..<101 {
      let expected = Int(((Double(y) + 0.5) / 101 * 255).rounded())
      #expect(stage[10, y].isNear(Pixel(expected, expected, expected)), "\(y)")
    }
  }

  @Test func strokeStartAndStrokeEndTrimTheStroke() {
    let stage = Stage(width: 100, height: 20)
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 100, y: 10))
    layer.path = path
    layer.strokeColor = .black
    layer.lineWidth = 4
    layer.strokeStart = 0.2
    layer.strokeEnd = 0.7
    stage.root.addSublayer(layer)
    stage.render()
    for x in 0..<100 { #expect(stage[x, 10] == ((20..<70).contains(x) ? .black : .white), "\(x)") }
  }

  @Test func fadeTransitionMixesOldAndNewContent() {
    let stage = Stage(width: 10, height: 10)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.backgroundColor = .blue
    layer.add(transition, forKey: nil)
    stage.render(at: 0)
    #expect(stage[5, 5] == .red)
    stage.render(at: 0.4)
    #expect(stage[5, 5].isNear(Pixel(153, 0, 102)))
    stage.context.finishAnimations(upTo: 1)
    stage.render(at: 1)
    #expect(stage[5, 5] == .blue)
  }
}
