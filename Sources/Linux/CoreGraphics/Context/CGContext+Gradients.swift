import CCairo

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      pattern: cairo_pattern_create_linear(
        Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y)), options)
  }

  /// Fills the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      pattern: cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
        Double(endRadius)), options)
  }

  private func draw(_ gradient: CGGradient, pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    guard state.matrix.isInvertible else { return }
    // Beyond the ends the outermost stop continues, so a transparent stop ends the gradient there.
    if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint(clipExtents) { cr in
      cr.use(state.matrix)
      cairo_set_source(cr, pattern)
      cairo_paint_with_alpha(cr, Double(state.alpha))
    }
  }
}
