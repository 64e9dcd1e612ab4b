import CCairo
import CPango

/// A text that Pango has broken into lines.
final class TypesetText {
  private let layout: OpaquePointer
  private let offset: CGFloat
  let measures: TextMeasures

  init(_ key: TextLayout.Key, context: OpaquePointer) {
    var builder = TextBuilder(key, context: context)
    let truncated = builder.truncate()
    layout = builder.layout
    var measures = TextMeasures()
    measures.isTruncated = truncated || pango_layout_is_ellipsized(layout) != 0
    let count = Int(pango_layout_get_line_count(layout))
    measures.lineCount = key.lineLimit > 0 ? min(count, key.lineLimit) : count
    TypesetText.forEachLine(of: layout, first: measures.lineCount) { index, _, box, baseline in
      measures.size.width = max(measures.size.width, points(box.width))
      measures.size.height = points(box.y + box.height)
      if index == 0 { measures.firstBaseline = points(baseline) }
      measures.lastBaseline = points(baseline)
    }
    // A clipped line is laid out without a width, so Pango does not align it.
    if builder.isUnbroken, let width = key.width {
      let room = max(width - measures.size.width, 0)
      if measures.size.width > width + 0.001 { measures.isTruncated = true }
      offset =
        switch builder.pangoAlignment {
        case PANGO_ALIGN_CENTER: room / 2
        case PANGO_ALIGN_RIGHT: room
        default: 0
        }
    } else {
      offset = 0
    }
    self.measures = measures
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws in the Cairo context's current space and colour.
  func draw(on cr: OpaquePointer, at origin: CGPoint) {
    TypesetText.forEachLine(of: layout, first: measures.lineCount) { _, line, box, baseline in
      cairo_move_to(cr, Double(origin.x + offset + points(box.x)), Double(origin.y + points(baseline)))
      pango_cairo_show_layout_line(cr, line)
    }
    cairo_new_path(cr)
  }

  static func forEachLine(
    of layout: OpaquePointer, first count: Int,
    _ body: (Int, UnsafeMutablePointer<PangoLayoutLine>?, PangoRectangle, Int32) -> Void
  ) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    for index in 0..<count {
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      body(index, pango_layout_iter_get_line_readonly(iterator), box, pango_layout_iter_get_baseline(iterator))
      if pango_layout_iter_next_line(iterator) == 0 { break }
    }
  }
}
