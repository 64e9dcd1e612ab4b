/// Draws shapes with a graphics context into pictures and masks for caching.
enum ShapeDrawing {
  /// The coverage of the inside of a path in device space, for the pixels of `rect`.
  static func mask(of path: CGPath, in rect: PixelRect) -> Mask {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.translateBy(x: -CGFloat(rect.x), y: -CGFloat(rect.y))
    context.setFillColor(.black)
    context.addPath(path)
    context.fillPath(using: .winding)
    return Mask(alphaOf: bitmap)
  }
}
