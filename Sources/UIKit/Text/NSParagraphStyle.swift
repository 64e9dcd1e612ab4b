/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  fileprivate var values = Values()

  public override init() { super.init() }

  /// The style of text without one: natural alignment, lines broken between words, no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the sides.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text wider than its place.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
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
