/// A typeface at a size.
///
/// No NSObject as Apple's is: Foundation on Linux crashes when it compares attributed strings whose attributes are objects of own classes.
///
/// The system typeface is Inter, a stand-in of the same proportions for Apple's own, which Linux does not have.
public final class UIFont: Hashable, Sendable {
  package let style: CoreGraphics.TextStyle

  package init(style: CoreGraphics.TextStyle) {
    self.style = style
  }

  /// The size in points.
  public var pointSize: CGFloat { style.size }

  /// The family's name.
  public var familyName: String {
    style.family ?? (style.isMonospaced ? "Monospace" : "Inter")
  }

  /// The face's name: the family, the weight and whether it is italic.
  public var fontName: String {
    let weight = Weight.names[style.weight] ?? "Regular"
    let suffix = style.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    return "\(familyName.filter { $0 != " " })-\(suffix)"
  }

  /// How far above the baseline the tallest letters may reach, in points.
  public var ascender: CGFloat { TextLayout.metrics(of: style).ascender }
  /// How far below the baseline the lowest letters may reach, in points; negative.
  public var descender: CGFloat { TextLayout.metrics(of: style).descender }
  /// The extra space between lines, in points.
  public var leading: CGFloat { TextLayout.metrics(of: style).leading }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { TextLayout.metrics(of: style).capHeight }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { TextLayout.metrics(of: style).xHeight }

  /// The height of a line of text, in points.
  public var lineHeight: CGFloat {
    let metrics = TextLayout.metrics(of: style)
    return metrics.ascender - metrics.descender + metrics.leading
  }

  /// The same face at another size in points; a size of 0 or less gives the system's size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = style
    style.size = fontSize > 0 ? fontSize : UIFont.systemFontSize
    return UIFont(style: style)
  }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.style == rhs.style }

  public func hash(into hasher: inout Hasher) { hasher.combine(style) }

  /// Whether the other thing is the same face at the same size.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }
}
