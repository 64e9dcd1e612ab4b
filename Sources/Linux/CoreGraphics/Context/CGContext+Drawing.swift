import CCairo

extension CGContext {
  /// Fills the current path, which is then gone.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws along the current path, which is then gone.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills the current path, draws along it, or both; it is then gone.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = devicePath
    beginPath()
    switch mode {
    case .fill, .fillStroke: fill(elements, using: .winding)
    case .eoFill, .eoFillStroke: fill(elements, using: .evenOdd)
    case .stroke: break
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(elements) }
  }

  public func fill(_ rect: CGRect) {
    fill(PathBuilder.rect(rect.standardized).applying(state.matrix), using: .winding)
  }

  public func fill(_ rects: [CGRect]) {
    fill(rects.flatMap { PathBuilder.rect($0.standardized) }.applying(state.matrix), using: .winding)
  }

  public func fillEllipse(in rect: CGRect) {
    fill(PathBuilder.ellipse(in: rect).applying(state.matrix), using: .winding)
  }

  public func stroke(_ rect: CGRect) {
    stroke(PathBuilder.rect(rect.standardized).applying(state.matrix))
  }

  /// Draws along a rectangle with a line width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(PathBuilder.ellipse(in: rect).applying(state.matrix))
  }

  /// Draws a line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = stride(from: 0, to: points.count - 1, by: 2).flatMap { index -> [PathElement] in
      [.move(points[index]), .line(points[index + 1])]
    }
    stroke(lines.applying(state.matrix))
  }

  /// Makes a rectangle transparent, as far as the clip lets it.
  public func clear(_ rect: CGRect) {
    cairo_save(cr)
    cr.setPath(PathBuilder.rect(rect).applying(state.matrix))
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  /// Draws from now on only inside the current path too, which is then gone.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(devicePath, using: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(PathBuilder.rect(rect).applying(state.matrix), using: .winding)
  }

  public func clip(to rects: [CGRect]) {
    clip(rects.flatMap(PathBuilder.rect).applying(state.matrix), using: .winding)
  }

  private func clip(_ elements: [PathElement], using rule: CGPathFillRule) {
    cr.setPath(elements)
    cairo_set_fill_rule(cr, rule.cairo)
    cairo_set_antialias(cr, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cr)
  }

  /// Lifts the clip altogether.
  public func resetClip() {
    cairo_reset_clip(cr)
  }

  /// The smallest rectangle of user space around the clip.
  public var boundingBoxOfClipPath: CGRect { clipExtents.applying(state.matrix.inverted()) }
}
