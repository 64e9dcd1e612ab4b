/// The results of a text layout, in points.
struct TextMeasures: Sendable {
  var size = CGSize.zero
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  var lineCount = 0
  var isTruncated = false
}

/// The metrics of a font, in points.
struct FontMetrics: Sendable {
  var ascender: CGFloat
  /// Negative.
  var descender: CGFloat
  var leading: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
}
