/// The base class of all animations: their timing, their easing and their delegate.
///
/// A layer stores a copy of an animation that is added to it; later changes of the original have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var tags: [String: Any] = [:]
  /// The clock that the animation follows instead of its layer's time.
  package var clock: AnimationClock?
  /// Whether the animation ended at its beginning, because its time ran backwards.
  package internal(set) var hasEndedAtBeginning = false

  /// The easing of each pass; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation at its end. True by default.
  open var isRemovedOnCompletion = true

  /// The preferred frame rates. Animations always run at the display's rate; this value is only stored.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public required override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds a copy of the animation to the layer in which the event happened.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? any AnimationTarget)?.add(self, forKey: event)
  }

  /// Returns a value stored under a name of the caller's choice. Copies of the animation contain these values.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// Stores a value under a name of the caller's choice.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> Self {
    let copy = Self()
    copy.assign(from: self)
    return copy
  }

  /// Copies all values of another animation of the same class.
  func assign(from other: CAAnimation) {
    timing = other.timing
    tags = other.tags
    clock = other.clock
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Prepares the layer's copy by computing everything that does not depend on the time.
  func prepare() {}

  /// Applies the animation's value at a moment to `state`.
  func contribute(to state: inout LayerState, at moment: Timeline.Moment) {}

  /// The eased fraction of the pass at a moment, usually from 0 to 1.
  final func progress(at moment: Timeline.Moment) -> Double {
    if clock?.isProgress == true { return moment.time }
    return timingFunction?.curve.value(at: moment.fraction) ?? moment.fraction
  }
}
