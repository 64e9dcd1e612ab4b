import Foundation

/// A control with a thumb on a track, for choosing a number.
///
/// A drag that begins on the thumb and moves along the track changes the value, and prevents pan gesture recognizers on other
/// views from beginning.
@MainActor open class UISlider: UIControl {
  private let parts = SliderParts()
  private var number: Float = 0
  /// The distance, in points, from the middle of the thumb to the finger when it touched down; positive to the right.
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

  /// The chosen number. It is clamped to the range.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end of the track. If it is above the maximum, the maximum is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The value at the trailing end of the track. If it is below the minimum, the minimum is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Sets the value, clamped to the range. Actions are not called.
  open func setValue(_ value: Float, animated: Bool) {
    let new = min(max(value, minimumValue), maximumValue)
    guard new != number else { return }
    number = new
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Whether actions are called for every value during a drag. If false, they are called only for the last one.
  open var isContinuous = true

  private func rangeDidChange() {
    value = number
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The colour of the track up to the thumb; the tint colour if nil.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the track past the thumb; a thin fill if nil.
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }

  /// The colour of the thumb; white if nil.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  /// Returns the frame of the track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = 4
    return CGRect(x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4), height: height)
  }

  /// Returns the frame of the thumb for a value. At the ends of the range, the thumb extends 2 points past the track.
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

  // MARK: Tracking

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

  /// Returns whether a single finger that touched down on the thumb moves along the track.
  private func isOnTrack(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.numberOfTouches == 1, let touch = pan.presentTouches.first else { return false }
    let motion = pan.translation(in: self)
    return abs(motion.x) >= abs(motion.y) && (isTracking || touchArea.contains(convert(touch.startLocation, from: nil)))
  }

  private var thumb: CGRect { thumb(at: value) }

  private func thumb(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The area of the thumb that reacts to touches: 44 points wide and high.
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
