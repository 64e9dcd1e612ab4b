import CoreGraphics
import QuartzCore

/// A layer tree with a renderer and a bitmap, at time 0. On the main actor, like everything that sets the clock.
@MainActor final class Stage {
  let root = CALayer()
  let context: LayerContext
  let renderer: LayerRenderer
  let bitmap: Bitmap

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  init(width: Int, height: Int, scale: Int = 1, background: CGColor? = .white) {
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = background
    context = LayerContext(root: root, scale: CGFloat(scale))
    renderer = LayerRenderer(context: context)
    bitmap = Bitmap(width: width * scale, height: height * scale)
    CATransaction.flush()
    CATransaction.setDisableActions(true)
    MediaTime.set(0)
  }

  // The next test on this thread needs its actions.
  isolated deinit { CATransaction.flush() }

  @discardableResult
  func render(at time: CFTimeInterval = 0) -> [PixelRect] { renderer.render(at: time, into: bitmap) }

  /// Returns the picture that a new renderer draws.
  func redrawn(at time: CFTimeInterval = 0) -> Bitmap {
    let fresh = Bitmap(width: bitmap.width, height: bitmap.height)
    _ = LayerRenderer(context: context).render(at: time, into: fresh)
    return fresh
  }

  func add(_ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// Premultiplied components from 0 to 255.
  subscript(x: Int, y: Int) -> Pixel { bitmap[x, y] }
}

struct Pixel: Equatable, CustomStringConvertible {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let blue = Pixel(0, 0, 255)

  func isNear(_ other: Pixel, _ tolerance: Int = 1) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
      && abs(alpha - other.alpha) <= tolerance
  }
}

extension Bitmap {
  subscript(x: Int, y: Int) -> Pixel {
    let value = pixels[y * width + x]
    return Pixel(Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), Int(value >> 24))
  }

  /// Returns the first pixel in which two bitmaps differ.
  func firstDifference(from other: Bitmap) -> (x: Int, y: Int)? {
    for index in 0..<width * height where pixels[index] != other.pixels[index] { return (index % width, index / width) }
    return nil
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
