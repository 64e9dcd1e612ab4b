/// The base of all animations: how its time runs, how it is eased, who hears of its end.
///
/// A layer keeps a copy of what is added to it; later changes of the original have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var tags: [String: Any] = [:]
  /// The time that the animation follows in place of its layer's.
  package var clock: AnimationClock?
  /// Whether the animation ended where it began, because its time ran backwards.
  package internal(set) var hasEndedAtBeginning = false

  /// Eases the course of each pass; nil is a straight line.
  open var timingFunction: CAMediaTimingFunction?

  /// Kept alive until the animation is gone.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation at its end. True by default.
  open var isRemovedOnCompletion = true

  /// The frame rates that suit the animation. It is shown at the display's rate whatever is asked for.
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
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A value stored under any name; it comes along with copies.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// Stores a value under any name.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> Self {
    let copy = Self()
    copy.assign(from: self)
    return copy
  }

  /// Takes over all values of another animation of the same class.
  func assign(from other: CAAnimation) {
    timing = other.timing
    tags = other.tags
    clock = other.clock
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Prepares the layer's copy: what stays the same for all times is worked out once.
  func prepare() {}

  /// Changes the state to what this animation shows at a moment.
  func contribute(to state: inout LayerState, at moment: Timeline.Moment) {}

  /// The eased part of the pass at a moment, from 0 to 1.
  final func progress(at moment: Timeline.Moment) -> Double {
    if clock?.isProgress == true { return moment.time }
    return timingFunction?.curve.value(at: moment.fraction) ?? moment.fraction
  }
}
