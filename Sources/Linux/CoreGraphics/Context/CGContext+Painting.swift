import CCairo

extension CGContext {
  /// Draws with the current blend mode and shadow.
  /// - Parameters:
  ///   - extents: The device pixels that `body` may change.
  ///   - body: Draws on a Cairo context in device pixels, with the state's alpha.
  func paint(_ extents: CGRect, _ body: (OpaquePointer) -> Void) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    let antialiasing = state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    cairo_set_operator(cr, state.blendMode.cairo)
    guard let shadow = state.shadow else {
      cairo_set_antialias(cr, antialiasing)
      body(cr)
      return
    }
    paint(extents, with: shadow) {
      cairo_set_antialias($0, antialiasing)
      body($0)
    }
  }

  private func paint(_ extents: CGRect, with shadow: GraphicsState.Shadow, _ body: (OpaquePointer) -> Void) {
    let unit = abs(base.determinant).squareRoot()
    let offset = shadow.offset.applying(base)
    let sigma = max(shadow.blur, 0) / 2 * unit
    let reach = Int((3 * sigma).rounded(.up)) + 1
    let clip = clipExtents
    // Only shapes that lie in the clip, or cast their shadow into it, matter.
    let casting = clip.union(clip.offsetBy(dx: -offset.width, dy: -offset.height)).insetBy(
      dx: -CGFloat(reach), dy: -CGFloat(reach))
    let region = PixelRect(covering: extents.intersection(casting)).insetBy(dx: -reach, dy: -reach)
    guard region.width > 2 * reach, region.height > 2 * reach else { return }
    let drawn = Bitmap(width: region.width, height: region.height)
    let (x, y) = (Double(region.x), Double(region.y))
    drawn.withSurface { surface in
      cairo_surface_set_device_offset(surface, -x, -y)
      guard let other = cairo_create(surface) else { return }
      body(other)
      cairo_destroy(other)
      cairo_surface_set_device_offset(surface, 0, 0)
      let blurred = sigma > 0 ? drawn.blurred(drawn.bounds, sigma: sigma, saturation: 1) : drawn
      blurred.withSurface { mask in
        cr.setSource(shadow.color, alpha: 1)
        cairo_mask_surface(cr, mask, x + Double(offset.width), y + Double(offset.height))
      }
      cairo_set_source_surface(cr, surface, x, y)
      cairo_paint(cr)
      // Cairo must not keep a pointer to memory that is freed.
      cairo_set_source_rgb(cr, 0, 0, 0)
    }
  }

  /// The bounding box of the clip, in device pixels.
  var clipExtents: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Fills a path given in device pixels.
  func fill(_ elements: [PathElement], using rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    paint(CGRect(enclosing: elements.lazy.flatMap(\.points))) { cr in
      cr.setPath(elements)
      cairo_set_fill_rule(cr, rule.cairo)
      cr.setSource(state.fillColor, alpha: state.alpha)
      cairo_fill(cr)
    }
  }

  /// Strokes a path given in device pixels, with a line width in user space.
  func stroke(_ elements: [PathElement]) {
    guard !elements.isEmpty else { return }
    let box = CGRect(enclosing: elements.lazy.flatMap(\.points))
    let pen = CGRect(x: -0.5, y: -0.5, width: 1, height: 1).applying(state.matrix).size
    let reach = state.lineWidth * max(pen.width, pen.height) * (state.lineJoin == .miter ? max(state.miterLimit, 2) : 2) / 2
    paint(box.insetBy(dx: -reach, dy: -reach)) { cr in
      cr.setPath(elements)
      usePen(on: cr)
      cr.setSource(state.strokeColor, alpha: state.alpha)
      cairo_stroke(cr)
    }
  }

  private func usePen(on cr: OpaquePointer) {
    // A singular matrix has no pen, and would leave Cairo in a permanent error state.
    guard state.matrix.isInvertible else {
      cairo_new_path(cr)
      return
    }
    cr.use(state.matrix)
    cairo_set_line_width(cr, Double(state.lineWidth))
    cairo_set_line_cap(cr, state.lineCap.cairo)
    cairo_set_line_join(cr, state.lineJoin.cairo)
    cairo_set_miter_limit(cr, Double(state.miterLimit))
    let lengths = state.dashLengths.map { Double($0) }
    // Cairo reports an error for lengths that are negative or all zero. Core Graphics draws a solid line.
    if lengths.contains(where: { $0 > 0 }), !lengths.contains(where: { $0 < 0 }) {
      cairo_set_dash(cr, lengths, Int32(lengths.count), Double(state.dashPhase))
    } else {
      cairo_set_dash(cr, nil, 0, 0)
    }
  }

  func contains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cr.setPath(devicePath)
    defer { cairo_new_path(cr) }
    cairo_set_fill_rule(cr, (mode == .eoFill || mode == .eoFillStroke ? CGPathFillRule.evenOdd : .winding).cairo)
    let fills = mode != .stroke && cairo_in_fill(cr, Double(point.x), Double(point.y)) != 0
    guard !fills, mode == .stroke || mode == .fillStroke || mode == .eoFillStroke, state.matrix.isInvertible else {
      return fills
    }
    usePen(on: cr)
    let place = point.applying(state.matrix.inverted())
    return cairo_in_stroke(cr, Double(place.x), Double(place.y)) != 0
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
