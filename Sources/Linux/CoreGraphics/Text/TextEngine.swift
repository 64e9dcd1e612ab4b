import CCairo
import CPango
import Synchronization

/// The only access to Pango. A lock serialises it, because all texts share the fonts.
struct TextEngine {
  private let context: OpaquePointer
  private var typeset: [TextLayout.Key: TypesetText] = [:]
  private var metrics: [TextStyle: FontMetrics] = [:]

  private static let shared = Mutex<TextEngine?>(nil)

  private init() {
    let map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    g_object_unref(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  private static func use<Result: Sendable>(_ body: (inout TextEngine) -> Result) -> Result {
    shared.withLock { engine in
      if var ready = engine {
        // Moved out of the mutex during the change, so that its dictionaries are not copied.
        engine = nil
        defer { engine = ready }
        return body(&ready)
      }
      var fresh = TextEngine()
      defer { engine = fresh }
      return body(&fresh)
    }
  }

  static func measures(of key: TextLayout.Key) -> TextMeasures {
    use { $0.text(key).measures }
  }

  static func draw(_ key: TextLayout.Key, on cr: OpaquePointer, at origin: CGPoint) {
    use { $0.text(key).draw(on: cr, at: origin) }
  }

  static func metrics(of style: TextStyle) -> FontMetrics {
    use { $0.fontMetrics(style) }
  }

  /// Returns the cached text or creates it. A full cache is emptied.
  private mutating func text(_ key: TextLayout.Key) -> TypesetText {
    if let known = typeset[key] { return known }
    if typeset.count >= 512 { typeset.removeAll() }
    let made = TypesetText(key, context: context)
    typeset[key] = made
    return made
  }

  private mutating func fontMetrics(_ style: TextStyle) -> FontMetrics {
    if let known = metrics[style] { return known }
    let made = FontMetrics(style, context: context)
    metrics[style] = made
    return made
  }
}

extension FontMetrics {
  init(_ style: TextStyle, context: OpaquePointer) {
    let description = style.description
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    ascender = points(pango_font_metrics_get_ascent(metrics))
    descender = -points(pango_font_metrics_get_descent(metrics))
    leading = max(points(pango_font_metrics_get_height(metrics)) - ascender + descender, 0)
    let layout = pango_layout_new(context)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    pango_layout_set_font_description(layout, description)
    func height(_ letter: String) -> CGFloat {
      pango_layout_set_text(layout, letter, -1)
      var ink = PangoRectangle()
      pango_layout_get_extents(layout, &ink, nil)
      return points(pango_layout_get_baseline(layout) - ink.y)
    }
    capHeight = height("H")
    xHeight = height("x")
  }
}

extension TextStyle {
  /// A font description for Pango. The caller must free it.
  var description: OpaquePointer? {
    let description = pango_font_description_new()
    let fallback = isMonospaced ? "monospace" : family == nil ? "Inter,sans-serif" : "sans-serif"
    pango_font_description_set_family(description, [family, fallback].compactMap { $0 }.joined(separator: ","))
    pango_font_description_set_absolute_size(description, Double(max(size, 0)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(min(max(weight, 100), 1000))))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}

/// Converts Pango units to points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
