import CCairo

/// Text broken into lines. Fonts are loaded and lines are computed when a property is first read.
///
/// Lengths are in points. Glyph positions are not rounded to pixels, so text has the same size and the same line breaks at
/// every scale.
package final class TextLayout: Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified, natural
  }

  package enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// All inputs of the layout.
  struct Key: Hashable, Sendable {
    var runs: [TextRun]
    var width: CGFloat?
    var lineLimit: Int
    var lineBreak: LineBreak
    var alignment: Alignment
    var lineSpacing: CGFloat
  }

  let key: Key

  /// - Parameters:
  ///   - width: The maximum length of a line; nil for no limit.
  ///   - lineLimit: The maximum number of lines; 0 for no limit.
  ///   - lineSpacing: The space between lines, in points.
  package init(
    runs: [TextRun], width: CGFloat?, lineLimit: Int = 0, lineBreak: LineBreak = .byWordWrapping,
    alignment: Alignment = .natural, lineSpacing: CGFloat = 0
  ) {
    // Pango uses 32-bit integers in units of 1/1024 point.
    let limit: CGFloat = 1_048_576
    key = Key(
      runs: runs, width: width.flatMap { $0 < limit ? max($0, 0) : nil }, lineLimit: max(lineLimit, 0),
      lineBreak: lineBreak, alignment: alignment, lineSpacing: lineSpacing)
  }

  private var measures: TextMeasures { TextEngine.measures(of: key) }

  /// The width of the longest line and the height of all lines.
  package var size: CGSize { measures.size }

  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat { measures.firstBaseline }

  /// The distance from the top to the last line's baseline.
  package var lastBaseline: CGFloat { measures.lastBaseline }

  package var lineCount: Int { measures.lineCount }

  /// Whether a part of the text is not shown.
  package var isTruncated: Bool { measures.isTruncated }

  /// Draws the text. `origin` is in user space. It is the top left corner of the text, or of the area with the layout's
  /// width if there is one.
  package func draw(in context: CGContext, at origin: CGPoint, defaultColor: CGColor) {
    let (size, width) = (measures.size, key.width ?? 0)
    // Slanted letters and accents extend beyond their lines.
    let margin = (key.runs.map(\.style.size).max() ?? 0) / 2
    let box = CGRect(x: origin.x, y: origin.y, width: max(size.width, width), height: size.height)
    let alpha = context.state.alpha
    let hasColors = key.runs.contains { $0.color != nil }
    guard context.state.matrix.isInvertible else { return }
    context.paint(box.insetBy(dx: -margin, dy: -margin).applying(context.state.matrix)) { cr in
      cr.use(context.state.matrix)
      // The context's alpha does not apply to the colours of runs, so the text is drawn as a group.
      let fades = hasColors && alpha < 1
      if fades { cairo_push_group(cr) }
      cr.setSource(defaultColor, alpha: fades ? 1 : alpha)
      TextEngine.draw(key, on: cr, at: origin)
      if fades {
        cairo_pop_group_to_source(cr)
        cairo_paint_with_alpha(cr, Double(alpha))
      }
    }
  }

  /// The metrics of a font, in points. The descender is negative.
  package static func metrics(
    of style: TextStyle
  ) -> (ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    let metrics = TextEngine.metrics(of: style)
    return (metrics.ascender, metrics.descender, metrics.leading, metrics.capHeight, metrics.xHeight)
  }
}
