/// Text with all attributes that its layout depends on, as plain values.
struct AttributedText: Hashable {
  var runs: [TextRun]
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0

  /// Lays out the text.
  ///
  /// - Parameters:
  ///   - width: The width at which lines break, in points, or nil for one line of any width per paragraph.
  ///   - lineLimit: The maximum number of lines, or 0 for no limit.
  func layout(width: CGFloat?, lineLimit: Int) -> TextLayout {
    TextLayout(
      runs: runs, width: width, lineLimit: lineLimit, lineBreak: lineBreakMode.layoutLineBreak,
      alignment: alignment.layoutAlignment, lineSpacing: lineSpacing)
  }

  /// The same text with all font sizes multiplied by a factor.
  func scaled(by factor: CGFloat) -> AttributedText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style.size *= factor }
    return copy
  }
}

extension AttributedText {
  /// Creates plain text in one font.
  init(_ string: String, font: UIFont, color: CGColor? = nil) {
    runs = [TextRun(string: string, style: font.style, color: color, isUnderlined: false, kern: 0)]
  }

  /// Creates text with the attributes of an attributed string.
  ///
  /// - Parameters:
  ///   - font: The font of characters that have none.
  ///   - color: Resolves a `UIColor` to the colour to draw with.
  init(_ text: NSAttributedString, font: UIFont, color: (UIColor) -> CGColor) {
    runs = []
    let all = NSRange(location: 0, length: text.length)
    let string = NSString(string: text.string)
    text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      runs.append(
        TextRun(
          string: string.substring(with: range),
          style: (attributes[.font] as? UIFont ?? font).style,
          color: (attributes[.foregroundColor] as? UIColor).map(color),
          isUnderlined: Self.number(attributes[.underlineStyle]) ?? 0 != 0,
          kern: Self.number(attributes[.kern]) ?? 0))
    }
    guard text.length > 0, let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = style.lineSpacing
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}
