extension NSAttributedString.Key {
  /// The font, a `UIFont`. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The text's colour, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The extra space after each character in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The paragraph style, an `NSParagraphStyle`. The style of the first character applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The style of the line under text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
