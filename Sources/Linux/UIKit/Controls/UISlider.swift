import Foundation

/// A control with a thumb on a track for choosing a number.
///
/// A drag that begins on the thumb and runs along the track is the slider's, not that of recognizers on the views behind it.
@MainActor open class UISlider: UIControl {
  private let parts = SliderParts()
  private var number: Float = 0
  /// How far right of the thumb's middle the finger landed, in points.
  private var grip: CGFloat = 0
  private var toldValue: Float = 0

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
    accessibilityTraits = .adjustable
    updateColors()
  }

  // MARK: Value

  /// The number that is chosen; setting it brings it into the range.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the track's leading end. A maximum below it moves along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The value at the track's trailing end. A minimum above it moves along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Chooses a number, brought into the range. Actions do not hear of it.
  open func setValue(_ value: Float, animated: Bool) {
    let new = min(max(value, minimumValue), maximumValue)
    guard new != number else { return }
    number = new
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Whether actions hear of each value on the finger's way, or of the last one alone.
  open var isContinuous = true

  private func rangeDidChange() {
    value = number
    setNeedsLayout()
  }

  // MARK: Look

  /// The colour of the track up to the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the track beyond the thumb; nil is a thin fill.
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The thumb's colour; nil is white.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  /// Where the track is drawn.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = 4
    return CGRect(x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4), height: height)
  }

  /// Where the thumb is drawn for a value: its ends are 2 points beyond those of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let part = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = rect.width + 4 - SliderParts.thumbSize
    return CGRect(
      x: rect.minX - 2 + way * (isReversed ? 1 - part : part), y: rect.midY - SliderParts.thumbSize / 2,
      width: SliderParts.thumbSize, height: SliderParts.thumbSize)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(
      track: trackRect(forBounds: bounds), thumb: thumb,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.setDimmed(!isEnabled)
  }

  private func updateColors() {
    parts.setColors(
      minimum: minimumTrackTintColor ?? tintColor, maximum: maximumTrackTintColor ?? .systemFill,
      thumb: thumbTintColor ?? .white)
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard touchArea.contains(location) else { return false }
    grip = location.x - thumb.midX
    toldValue = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { tellIfChanged() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    tellIfChanged()
  }

  open override func cancelTracking(with event: UIEvent?) { tellIfChanged() }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self, isOnTrack(pan) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether one finger that landed on the thumb drags along the track.
  private func isOnTrack(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.numberOfTouches == 1, let touch = pan.presentTouches.first else { return false }
    let motion = pan.translation(in: self)
    return abs(motion.x) >= abs(motion.y) && (isTracking || touchArea.contains(convert(touch.startLocation, from: nil)))
  }

  private var thumb: CGRect { thumb(at: value) }

  private func thumb(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The thumb as fingers see it: 44 points wide and high.
  private var touchArea: CGRect {
    let margin = (44 - SliderParts.thumbSize) / 2
    return thumb.insetBy(dx: -margin, dy: -margin)
  }

  private func follow(_ touch: UITouch) {
    let (start, end) = (thumb(at: minimumValue).midX, thumb(at: maximumValue).midX)
    guard start != end else { return }
    let part = Float((touch.location(in: self).x - grip - start) / (end - start))
    value = minimumValue + (maximumValue - minimumValue) * min(max(part, 0), 1)
  }

  private func tellIfChanged() {
    guard value != toldValue else { return }
    toldValue = value
    sendActions(for: .valueChanged)
  }
}
