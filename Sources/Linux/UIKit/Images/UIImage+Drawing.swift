extension UIImage {
  /// Draws the image in the current context with its own size, and its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context with its own size, and its top left corner at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, stretched to fill a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    switch source {
    case .none: break
    case .symbol(let symbol, let settings):
      symbol.draw(in: context, rect: rect, settings: settings, color: self.settings.tint?.cgColor ?? .textDefault)
    case .pixels(let image):
      let shown = upright(image).tinted(settings.tint?.cgColor)
      if settings.isResizable {
        NineSlice(image: shown, scale: scale, insets: capInsets, mode: resizingMode).draw(in: context, rect: rect)
      } else {
        context.draw(upright: shown, in: rect)
      }
    }
    context.restoreGState()
  }

  /// Returns the image as pixels, stretched to a size in points. With a tint, returns its shape filled with the tint.
  func rendition(size: CGSize, scale: CGFloat, tint: CGColor?) -> CGImage? {
    guard let canvas = ImageCanvas(size: size, scale: scale) else { return nil }
    canvas.draw { draw(in: CGRect(origin: .zero, size: size)) }
    return canvas.bitmap.makeImage().tinted(tint)
  }

  /// Returns the upright pixels without stretching; nil for symbols, which have no pixels.
  func pixels(tint: CGColor?) -> CGImage? {
    guard case .pixels(let image) = source else { return nil }
    return upright(image).tinted(tint ?? settings.tint?.cgColor)
  }

  private func upright(_ image: CGImage) -> CGImage {
    guard imageOrientation != .up else { return image }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let size = imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    guard let canvas = ImageCanvas(size: size, scale: 1) else { return image }
    canvas.context.concatenate(imageOrientation.transform(width: width, height: height))
    canvas.context.draw(upright: image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return canvas.bitmap.makeImage()
  }
}

extension UIImage.Orientation {
  /// Returns the transform from stored pixels to displayed pixels, with y pointing down.
  func transform(width w: CGFloat, height h: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    }
  }
}
