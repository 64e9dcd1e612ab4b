import Foundation

/// A control with a line of editable text. A tap makes it the first responder.
@MainActor open class UITextField: UIControl, UIKeyInput {
  private let parts = TextFieldParts()
  private var content = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    parts.install(in: self)
    updateBorder()
    updateText()
  }

  /// The delegate, which controls editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. Never nil when read. Setting it neither calls the delegate nor sends actions.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      updateText()
    }
  }

  /// The dimmed text that is shown while there is no text.
  open var placeholder: String? { didSet { if placeholder != oldValue { updateText() } } }

  /// The text's font. The default is the system font at 17 points, also after setting nil.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { updateText() }
    }
  }

  /// The text's colour. The default is `UIColor.label`, also after setting nil.
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { updateText() }
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { updateText() } } }

  /// The look of the border.
  open var borderStyle: BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      updateBorder()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func updateText() {
    parts.label.text = content.isEmpty ? placeholder : content
    parts.label.font = font
    parts.label.textColor = content.isEmpty ? .placeholderText : textColor
    parts.label.textAlignment = textAlignment
    parts.label.isEnabled = isEnabled
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let padding = borderStyle.padding
    return bounds.insetBy(dx: min(padding.x, bounds.width / 2), dy: 0)
  }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let (size, padding) = (parts.label.intrinsicContentSize, borderStyle.padding)
    let height = max(size.height, (font?.lineHeight ?? 0).rounded(.up))
    return CGSize(width: size.width + TextFieldParts.caretWidth + 2 * padding.x, height: height + 2 * padding.y)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area =
      isEditing
      ? editingRect(forBounds: bounds)
      : content.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.place(
      border: borderRect(forBounds: bounds), area: area,
      textWidth: isEditing ? (content.isEmpty ? 0 : parts.label.intrinsicContentSize.width) : nil,
      alignment: textAlignment == .natural && isReversed ? .right : textAlignment)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateBorder()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.label.isEnabled = isEnabled
  }

  private func updateBorder() {
    parts.setBorder(borderStyle, fill: .systemBackground)
    parts.setColors(border: borderStyle, caret: tintColor, traits: traitCollection)
  }

  // MARK: Editing

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func firstResponderDidChange() {
    setNeedsLayout()
    if isFirstResponder {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditing(true) }
  }

  // MARK: Keys

  open var hasText: Bool { !content.isEmpty }

  open func insertText(_ text: String) {
    if text == "\n" {
      pressReturn()
    } else {
      // A field has only one line.
      replace(content.endIndex..<content.endIndex, with: text.replacingOccurrences(of: "\n", with: " "))
    }
  }

  open func deleteBackward() {
    guard hasText else { return }
    replace(content.index(before: content.endIndex)..<content.endIndex, with: "")
  }

  private func replace(_ range: Range<String.Index>, with new: String) {
    let counted = NSRange(range, in: content)
    guard delegate?.textField(self, shouldChangeCharactersIn: counted, replacementString: new) ?? true else { return }
    content.replaceSubrange(range, with: new)
    updateText()
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
