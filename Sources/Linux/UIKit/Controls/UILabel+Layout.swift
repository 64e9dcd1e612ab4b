extension UILabel {
  /// The text with the label's settings. It has no colours except those of `attributedText`.
  var attributed: AttributedText {
    var result: AttributedText
    if let rich = richText {
      result = AttributedText(rich, font: font, color: resolved)
      if isHighlighted, highlightedTextColor != nil { result = result.painted(nil) }
      if !rich.hasParagraphStyle {
        result.alignment = textAlignment
        result.lineBreakMode = lineBreakMode
      }
    } else {
      result = AttributedText(text ?? "", font: font)
      result.alignment = textAlignment
      result.lineBreakMode = lineBreakMode
    }
    return result
  }

  var currentColor: CGColor {
    let color = resolved((isHighlighted ? highlightedTextColor : nil) ?? textColor)
    return isEnabled ? color : color.copy(alpha: color.alpha * 0.4) ?? color
  }

  func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  /// Updates the label after a change that can affect its layout.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The layout of the text with only as many lines as fit the height.
  func layout(width: CGFloat, lines: Int, height: CGFloat, scale: CGFloat = 1) -> TextLayout {
    let text = scale == 1 ? attributed : attributed.scaled(by: scale)
    let limit = width < 1e6 ? width : nil
    var layout = text.layout(width: limit, lineLimit: lines)
    if layout.lineCount > 1, layout.size.height > height {
      let room = Int((height / (layout.size.height / CGFloat(layout.lineCount))).rounded(.down))
      layout = text.layout(width: limit, lineLimit: max(1, room))
    }
    return layout
  }

  /// The size of the text if lines break at a width, rounded up to whole device pixels.
  func measure(width: CGFloat?) -> CGSize {
    guard !(text ?? "").isEmpty else { return .zero }
    let width = width ?? .greatestFiniteMagnitude
    return roundedUp(layout(width: width, lines: numberOfLines, height: .greatestFiniteMagnitude).size)
  }

  /// The factor by which to scale the text to fit a rectangle in one line, not below `minimumScaleFactor`.
  func fittingScale(in rect: CGRect) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    let natural = measure(width: nil).width
    guard natural > rect.width else { return 1 }
    return max(rect.width / natural, minimumScaleFactor)
  }

  func pixelAligned(_ value: CGFloat) -> CGFloat {
    (value * screenScale).rounded() / screenScale
  }

  func roundedUp(_ size: CGSize) -> CGSize {
    // Ignores rounding errors, which could add a whole pixel.
    let scale = screenScale
    return CGSize(
      width: (size.width * scale - 1e-6).rounded(.up) / scale, height: (size.height * scale - 1e-6).rounded(.up) / scale)
  }
}

extension NSAttributedString {
  var hasParagraphStyle: Bool {
    length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) is NSParagraphStyle
  }
}

extension AttributedText {
  /// The same text with one colour, or without colours of its own if `color` is nil.
  func painted(_ color: CGColor?) -> AttributedText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].color = color }
    return copy
  }
}
