/// A typeface at a size.
///
/// The system typeface is Inter. It has the same proportions as Apple's, which is not available on Linux.
///
/// Unlike Apple's, this class isn't an `NSObject`: on Linux, Foundation crashes when it compares attributed strings that have
/// custom `NSObject` subclasses as attribute values.
public final class UIFont: Hashable, Sendable {
  package let style: CoreGraphics.TextStyle

  package init(style: CoreGraphics.TextStyle) {
    self.style = style
  }

  /// The size in points.
  public var pointSize: CGFloat { style.size }

  /// The name of the font family.
  public var familyName: String {
    style.family ?? (style.isMonospaced ? "Monospace" : "Inter")
  }

  /// The name of the typeface, which consists of the family, the weight and "Italic" for an italic font.
  public var fontName: String {
    let weight = Weight.names[style.weight] ?? "Regular"
    let suffix = style.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    return "\(familyName.filter { $0 != " " })-\(suffix)"
  }

  /// The height of the tallest letters above the baseline, in points.
  public var ascender: CGFloat { TextLayout.metrics(of: style).ascender }
  /// The depth of the lowest letters below the baseline, in points. Negative.
  public var descender: CGFloat { TextLayout.metrics(of: style).descender }
  /// The extra space between lines, in points.
  public var leading: CGFloat { TextLayout.metrics(of: style).leading }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { TextLayout.metrics(of: style).capHeight }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { TextLayout.metrics(of: style).xHeight }

  /// The height of a line of text, in points.
  public var lineHeight: CGFloat {
    let metrics = TextLayout.metrics(of: style)
    return metrics.ascender - metrics.descender + metrics.leading
  }

  /// The same typeface at another size in points. A size of 0 or less stands for the system font size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = style
    style.size = fontSize > 0 ? fontSize : UIFont.systemFontSize
    return UIFont(style: style)
  }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.style == rhs.style }

  public func hash(into hasher: inout Hasher) { hasher.combine(style) }

  /// Whether an object is the same typeface at the same size.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }
}
