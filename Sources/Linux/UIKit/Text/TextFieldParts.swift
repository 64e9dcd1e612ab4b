/// The views that a text field is put together from.
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

  /// Colours of layers do not follow an appearance by themselves.
  func setColors(border style: UITextField.BorderStyle, caret color: UIColor, traits: UITraitCollection) {
    let edge: UIColor = style == .line ? .label : .opaqueSeparator
    border.layer.borderColor = edge.resolvedColor(with: traits).cgColor
    caret.backgroundColor = color
  }

  /// Puts the parts into place.
  ///
  /// - Parameters:
  ///   - area: Where text can be seen.
  ///   - textWidth: The width of the whole text, where there is a caret behind it; 0 for a placeholder.
  ///   - alignment: Left, in the middle or right.
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
      // The end of a text that is too long is what is edited.
      case _ where room == 0: area.width - textWidth - Self.caretWidth
      case .center: room / 2
      case .right: room
      default: 0
      }
    let height = min(area.height, label.font.lineHeight)
    // A placeholder stays beside the caret.
    label.frame = textWidth > 0 ? CGRect(x: start, y: 0, width: textWidth, height: area.height) : window.bounds
    caret.frame = CGRect(x: start + textWidth, y: (area.height - height) / 2, width: Self.caretWidth, height: height)
  }
}
