extension NSAttributedString.Key {
  /// A `UIFont`; without one text is drawn in 12 point system type.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; without one text is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A number: the extra space behind each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSParagraphStyle`; that of the first character holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The line under text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
