/// The layout attributes of a paragraph.
///
/// Unlike Apple's, this class isn't an `NSObject`: on Linux, Foundation crashes when it compares attributed strings that have
/// custom `NSObject` subclasses as attribute values.
open class NSParagraphStyle: Hashable {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var values = Values()

  public init() {}

  /// The default style: natural alignment, lines that break between words, no extra line spacing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The behaviour of text that does not fit its width.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns an immutable copy of the style.
  open func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy of the style.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool { lhs.values == rhs.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Copies all values from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
