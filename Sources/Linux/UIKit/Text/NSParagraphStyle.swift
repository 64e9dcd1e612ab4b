/// How the lines of a paragraph are set.
///
/// No NSObject as Apple's is: Foundation on Linux crashes when it compares attributed strings whose attributes are objects of own classes.
open class NSParagraphStyle: Hashable {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var values = Values()

  public init() {}

  /// The style of text without one: natural alignment, lines broken between words, no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the sides.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text wider than its place.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// A style of its own with the same values, which cannot be changed.
  open func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of its own with the same values, which can be changed.
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

  /// Takes over everything from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
