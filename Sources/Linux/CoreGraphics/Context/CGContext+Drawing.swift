import CCairo

extension CGContext {
  /// Fills the current path, then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path, then clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills the current path, strokes it, or both, then clears it.
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

  /// Strokes a rectangle with a line width that applies to this call only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(PathBuilder.ellipse(in: rect).applying(state.matrix))
  }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = stride(from: 0, to: points.count - 1, by: 2).flatMap { index -> [PathElement] in
      [.move(points[index]), .line(points[index + 1])]
    }
    stroke(lines.applying(state.matrix))
  }

  /// Makes a rectangle transparent, inside the clip.
  public func clear(_ rect: CGRect) {
    cairo_save(cr)
    cr.setPath(PathBuilder.rect(rect).applying(state.matrix))
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  /// Intersects the clip with the current path, then clears the path.
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

  /// Removes the clip.
  public func resetClip() {
    cairo_reset_clip(cr)
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { clipExtents.applying(state.matrix.inverted()) }
}
