extension CGImage {
  /// Returns the image's shape filled with a colour, or the image itself if the colour is nil.
  func tinted(_ color: CGColor?) -> CGImage {
    let size = CGSize(width: width, height: height)
    guard let color, let canvas = ImageCanvas(size: size, scale: 1) else { return self }
    let all = CGRect(origin: .zero, size: size)
    let context = canvas.context
    context.setAlpha(color.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.draw(upright: self, in: all)
    context.setBlendMode(.sourceAtop)
    context.setFillColor(color.copy(alpha: 1) ?? color)
    context.fill(all)
    context.endTransparencyLayer()
    return canvas.bitmap.makeImage()
  }
}
