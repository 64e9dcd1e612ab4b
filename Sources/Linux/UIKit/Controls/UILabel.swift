/// A view that shows read-only text on one or more lines.
@MainActor open class UILabel: UIView {
  private var plainText: String?
  private(set) var richText: NSAttributedString?
  /// The width at which lines break if `preferredMaxLayoutWidth` is not set, in points. It is the label's width at its last
  /// layout, or 0 before the first.
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

  /// The text without attributes. Setting it removes all attributes of `attributedText`.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      guard richText != nil || newValue != plainText else { return }
      (plainText, richText) = (newValue, nil)
      contentChanged()
    }
  }

  /// The text with its own fonts and colours. The label's settings apply to text without such attributes.
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

  /// The font of text that has none of its own. The default is the system font at 17 points, also after setting nil.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { contentChanged() }
    }
  }

  /// The colour of text that has none of its own. The default is `UIColor.label`, also after setting nil.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The text's colour while `isHighlighted` is true, or nil for its normal colour.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// Whether the text is drawn at full opacity. Otherwise it is drawn at 40 %.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The horizontal alignment of lines.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The behaviour of text that does not fit the label. By default it is truncated at its end.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// Whether text on one line is scaled down to fit, to at least `minimumScaleFactor`, before it is truncated.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest factor by which text is scaled to fit. 0 means no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text's shadow, a sharp copy of the text behind it, or nil for no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// The offset of the shadow, in points. The default is one point upwards.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  /// The width at which `intrinsicContentSize` breaks lines, in points. With 0, it is the label's width at the last layout.
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
    // A single line returns its natural size even if that does not fit, because it can be truncated.
    return numberOfLines == 1 ? measure(width: nil) : fitting
  }

  /// Returns the rectangle of the text if it starts at the upper left corner of `bounds`, in the same coordinates.
  ///
  /// - Parameter numberOfLines: The maximum number of lines, or 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = layout(width: bounds.width, lines: numberOfLines, height: bounds.height)
    let size = roundedUp(layout.size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle of the current context. The text is centred vertically, or starts at the top if it is too
  /// high.
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
