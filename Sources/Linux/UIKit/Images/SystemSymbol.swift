/// A symbol drawn by code, in a box of hundredths of its point size.
struct SystemSymbol: Sendable {
  let box: CGSize
  let paint: @Sendable (SymbolPen) -> Void

  init(_ width: CGFloat, _ height: CGFloat, _ paint: @escaping @Sendable (SymbolPen) -> Void) {
    box = CGSize(width: width, height: height)
    self.paint = paint
  }

  /// The size in points; without a point size that of body text.
  func size(_ settings: SymbolSettings) -> CGSize {
    let em = (settings.pointSize ?? 17) * (settings.scale?.factor ?? 1) / 100
    // A third of a point is the finest that any screen shows.
    return CGSize(width: (box.width * em * 3).rounded() / 3, height: (box.height * em * 3).rounded() / 3)
  }

  func draw(in context: CGContext, rect: CGRect, settings: SymbolSettings, color: CGColor) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // One layer, so that parts that overlap do not show through a colour with alpha.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paint(SymbolPen(context: context, weight: settings.weight?.factor ?? 1))
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// What symbols are drawn with.
struct SymbolPen {
  let context: CGContext
  let weight: CGFloat

  /// Strokes open lines through points; the width is that of a regular symbol.
  func line(_ points: [(CGFloat, CGFloat)], width: CGFloat = 10) {
    stroke(width) { $0.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  func stroke(_ width: CGFloat = 10, _ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    context.setLineWidth(width * weight)
    context.addPath(path)
    context.strokePath()
  }

  /// Fills by the even-odd rule, so that a shape within another is a hole.
  func fill(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills a polygon and rounds its corners.
  func polygon(_ points: [(CGFloat, CGFloat)], rounding: CGFloat) {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    context.addPath(path)
    context.fillPath()
    context.setLineWidth(rounding)
    context.addPath(path)
    context.strokePath()
  }
}
