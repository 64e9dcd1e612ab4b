/// A symbol that is drawn by code. Coordinates in its box are hundredths of its point size.
struct SystemSymbol: Sendable {
  let box: CGSize
  let paint: @Sendable (SymbolPen) -> Void

  init(_ width: CGFloat, _ height: CGFloat, _ paint: @escaping @Sendable (SymbolPen) -> Void) {
    box = CGSize(width: width, height: height)
    self.paint = paint
  }

  /// Returns the size in points. The default point size is that of body text.
  func size(_ settings: SymbolSettings) -> CGSize {
    let em = (settings.pointSize ?? 17) * (settings.scale?.factor ?? 1) / 100
    // Rounded to thirds of a point, which are whole pixels at the highest screen scale.
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
    // A transparency layer, so that overlapping parts are not visible in a translucent colour.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paint(SymbolPen(context: context, weight: settings.weight?.factor ?? 1))
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// The drawing functions of symbols.
struct SymbolPen {
  let context: CGContext
  let weight: CGFloat

  /// Strokes a line through points. The width is that of the regular weight.
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

  /// Fills a path with the even-odd rule: a shape inside another is a hole.
  func fill(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills a polygon with rounded corners.
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
