/// The subviews of a text field.
@MainActor final class TextFieldParts {
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2

  let label = UILabel(frame: .zero)
  private let border = UIView(frame: .zero)
  private let window = UIView(frame: .zero)
  private let caret = UIView(frame: .zero)

  func install(in field: UITextField) {
    window.clipsToBounds = true
    caret.layer.cornerRadius = Self.caretWidth / 2
    window.addSubview(label)
    window.addSubview(caret)
    for part in [border, window] {
      part.isUserInteractionEnabled = false
      field.addSubview(part)
    }
    caret.isHidden = true
  }

  func setBorder(_ style: UITextField.BorderStyle, fill: UIColor?) {
    border.isHidden = style == .none
    border.layer.cornerRadius = style == .roundedRect ? 5 : 0
    border.layer.borderWidth = style == .bezel ? 2 : style == .line ? 1 : 0.5
    border.backgroundColor = style == .roundedRect ? fill : nil
  }

  /// Sets colours that depend on the appearance. Layers do not update their colours when the appearance changes.
  func setColors(border style: UITextField.BorderStyle, caret color: UIColor, traits: UITraitCollection) {
    let edge: UIColor = style == .line ? .label : .opaqueSeparator
    border.layer.borderColor = edge.resolvedColor(with: traits).cgColor
    caret.backgroundColor = color
  }

  /// Lays out the parts.
  ///
  /// - Parameters:
  ///   - area: The rectangle in which text is visible.
  ///   - textWidth: The width of the whole text if a caret follows it, 0 if the caret is at a placeholder, or nil if no caret is
  ///     shown.
  ///   - alignment: `.left`, `.center` or `.right`.
  func place(border frame: CGRect, area: CGRect, textWidth: CGFloat?, alignment: NSTextAlignment) {
    border.frame = frame
    window.frame = area
    caret.isHidden = textWidth == nil
    guard let textWidth else {
      label.frame = window.bounds
      return
    }
    let room = max(0, area.width - textWidth - Self.caretWidth)
    let start: CGFloat =
      switch alignment {
      // Editing happens at the end, so the end of text that is too long stays visible.
      case _ where room == 0: area.width - textWidth - Self.caretWidth
      case .center: room / 2
      case .right: room
      default: 0
      }
    let height = min(area.height, label.font.lineHeight)
    // A placeholder keeps its place next to the caret.
    label.frame = textWidth > 0 ? CGRect(x: start, y: 0, width: textWidth, height: area.height) : window.bounds
    caret.frame = CGRect(x: start + textWidth, y: (area.height - height) / 2, width: Self.caretWidth, height: height)
  }
}
