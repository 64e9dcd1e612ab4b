// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Fills a rectangle of the current context with the fill colour, replacing its content.
///
/// - Parameter rect: The rectangle, in the context's coordinates.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point along the inside of a rectangle, in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point along the inside of a rectangle, in the fill colour of the current context and with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard !inner.isNull, !inner.isEmpty else { return UIRectFillUsingBlendMode(rect, blendMode) }
  withBlendMode(blendMode) {
    $0.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    $0.fill(CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1))
    $0.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
    $0.fill(CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height))
  }
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

private func withBlendMode(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw(context)
  context.restoreGState()
}
