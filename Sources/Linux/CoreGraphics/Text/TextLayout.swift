import CCairo

/// Text broken into lines. Nothing is computed, and no font is looked for, before something is asked of it.
///
/// Lengths are points. Letters are placed without regard to pixels, so that text is as large, and breaks at the same places,
/// at every scale.
package final class TextLayout: Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified, natural
  }

  package enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// Everything that decides how the text comes out.
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
  ///   - width: Where lines end; nil for lines as long as they are.
  ///   - lineLimit: The largest number of lines; 0 for any number.
  ///   - lineSpacing: Points between lines.
  package init(
    runs: [TextRun], width: CGFloat?, lineLimit: Int = 0, lineBreak: LineBreak = .byWordWrapping,
    alignment: Alignment = .natural, lineSpacing: CGFloat = 0
  ) {
    // Pango counts in 1024ths of a point in 32 bits.
    let limit: CGFloat = 1_048_576
    key = Key(
      runs: runs, width: width.flatMap { $0 < limit ? max($0, 0) : nil }, lineLimit: max(lineLimit, 0),
      lineBreak: lineBreak, alignment: alignment, lineSpacing: lineSpacing)
  }

  private var measures: TextMeasures { TextEngine.measures(of: key) }

  /// The longest line and all lines together.
  package var size: CGSize { measures.size }

  /// From the top to the first line's baseline.
  package var firstBaseline: CGFloat { measures.firstBaseline }

  /// From the top to the last line's baseline.
  package var lastBaseline: CGFloat { measures.lastBaseline }

  package var lineCount: Int { measures.lineCount }

  /// Whether some of the text is not shown.
  package var isTruncated: Bool { measures.isTruncated }

  /// Draws the text with its top left corner, or that of the width it was given, at a point of user space.
  package func draw(in context: CGContext, at origin: CGPoint, defaultColor: CGColor) {
    let (size, width) = (measures.size, key.width ?? 0)
    // Slanted letters and accents reach out of their lines.
    let margin = (key.runs.map(\.style.size).max() ?? 0) / 2
    let box = CGRect(x: origin.x, y: origin.y, width: max(size.width, width), height: size.height)
    let alpha = context.state.alpha
    let hasColors = key.runs.contains { $0.color != nil }
    guard context.state.matrix.isInvertible else { return }
    context.paint(box.insetBy(dx: -margin, dy: -margin).applying(context.state.matrix)) { cr in
      cr.use(context.state.matrix)
      // Colours of runs know nothing of the context's alpha.
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

  /// The measures of a font in points. The descender is below zero.
  package static func metrics(
    of style: TextStyle
  ) -> (ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    let metrics = TextEngine.metrics(of: style)
    return (metrics.ascender, metrics.descender, metrics.leading, metrics.capHeight, metrics.xHeight)
  }
}
