/// Read-only text on one or more lines.
@MainActor open class UILabel: UIView {
  private var plainText: String?
  private(set) var richText: NSAttributedString?
  /// The width that lines are broken at when nobody has set `preferredMaxLayoutWidth`: the label's own, once it is known.
  private var automaticLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text without its attributes. Setting it drops those of `attributedText`.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      guard richText != nil || newValue != plainText else { return }
      (plainText, richText) = (newValue, nil)
      contentChanged()
    }
  }

  /// The text with its own fonts and colours; what it leaves open comes from the label.
  open var attributedText: NSAttributedString? {
    get {
      richText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!]) }
    }
    set {
      guard newValue != richText || plainText != nil else { return }
      (plainText, richText) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
      contentChanged()
    }
  }

  /// The font of text that has none of its own. 17 point system type at first; nil goes back to that.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { contentChanged() }
    }
  }

  /// The colour of text that has none of its own; nil goes back to `UIColor.label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The text's colour while `isHighlighted` is true, if there is one.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// Whether the text has its full strength; without it, it is drawn dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What happens to text wider than the label. An ellipsis at its end, at first.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The most lines; 0 for as many as fit. 1 at first.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// Whether text on one line gets smaller, down to `minimumScaleFactor`, before it is cut off.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The least that text may be scaled by to fit. 0 stands for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a second, sharp copy of the text behind it, if there is one.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// How far that copy is off, in points. One point upwards at first.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  /// The width in points that `intrinsicContentSize` breaks lines at; with 0 the label uses the width that it is given by layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    let natural = measure(width: nil)
    guard numberOfLines != 1 else { return natural }
    if preferredMaxLayoutWidth > 0 { return measure(width: preferredMaxLayoutWidth) }
    guard automaticLayoutWidth > 0, automaticLayoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: measure(width: automaticLayoutWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(
      width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    let fitting = textRect(forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines).size
    // One line reports what it would take, as it can be cut off.
    return numberOfLines == 1 ? measure(width: nil) : fitting
  }

  /// Where the text would be in bounds, in the bounds' coordinates, starting at their top left.
  ///
  /// - Parameter numberOfLines: The most lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = layout(width: bounds.width, lines: numberOfLines, height: bounds.height)
    let size = roundedUp(layout.size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle of the current context: at its top if it is higher than the text's, in its middle otherwise.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, !attributed.runs.isEmpty else { return }
    let layout = layout(width: rect.width, lines: numberOfLines, height: rect.height, scale: fittingScale(in: rect))
    let y = pixelAligned(rect.minY + max(0, rect.height - layout.size.height) / 2)
    let origin = CGPoint(x: rect.minX, y: y)
    if let shadow = shadowColor {
      let text = attributed.painted(resolved(shadow))
      let layout = text.layout(width: rect.width, lineLimit: layout.lineCount)
      layout.draw(
        in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: y + shadowOffset.height), defaultColor: resolved(shadow))
    }
    layout.draw(in: context, at: origin, defaultColor: currentColor)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { setNeedsDisplay() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, automaticLayoutWidth != bounds.width else { return }
    let before = intrinsicContentSize
    automaticLayoutWidth = bounds.width
    if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
  }
}
