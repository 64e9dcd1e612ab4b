import CoreGraphics
import Foundation
import Kinetics

/// Animates changes of views, and lets them be paused, moved by hand, turned round and taken up again on another course.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The course of the animations.
  open private(set) var timingParameters: UITimingCurveProvider?

  /// How long the animations take from start to end, in seconds. A spring by its physics takes what it takes, whatever was asked for.
  open private(set) var duration: TimeInterval = 0

  /// How many seconds ``startAnimation(afterDelay:)`` waits.
  open internal(set) var delay: TimeInterval = 0

  /// Whether touches reach the views while they move: true by default. It counts for changes that are added later.
  open var isUserInteractionEnabled = true

  /// Whether touches go by where the views will be, for an app that finds out by itself where they are shown; false by default, so that a
  /// touch reaches a moving view where it is seen. It counts for changes that are added later.
  open var isManualHitTestingEnabled = false

  /// Whether the animations may be paused and stopped: true by default. It must not change while they are active.
  open var isInterruptible = true {
    didSet {
      guard state == .active, isInterruptible != oldValue else { return }
      isInterruptible = oldValue
      refuse("isInterruptible cannot be changed while the animator is active")
    }
  }

  /// Whether paused animations follow ``fractionComplete`` evenly: true by default. With false they follow their own curve.
  open var scrubsLinearly = true {
    didSet { motion.scrubsLinearly = scrubsLinearly }
  }

  /// Whether the animator stays active at the end, so that it can be turned round; its completions do not come then.
  open var pausesOnCompletion = false {
    didSet { motion.isEndless = pausesOnCompletion }
  }

  open internal(set) var state = UIViewAnimatingState.inactive

  private(set) var motion: PropertyMotion
  var waiting: [(changes: () -> Void, delay: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The blocks that have run and have not come to their end.
  var blocks: [ViewAnimation] = []
  var changes: [AnimatedChange] = []
  /// Keeps the animator while it runs; a paused one belongs to whoever means to go on with it.
  var runningSelf: UIViewPropertyAnimator?
  /// Tells one activity from the next, for work at the end of a turn.
  var generation = 0

  /// An animator without animations, on a given course.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    motion = PropertyMotion(timing: MotionTiming(parameters), duration: 0)
    super.init()
    take(parameters, duration: duration)
  }

  /// An animator of no duration.
  public required override init() {
    motion = PropertyMotion(timing: MotionTiming(UICubicTimingParameters()), duration: 0)
    super.init()
  }

  func take(_ parameters: UITimingCurveProvider, duration: TimeInterval) {
    let timing = MotionTiming(parameters)
    timingParameters = parameters
    motion = PropertyMotion(timing: timing, duration: max(0, duration))
    self.duration = timing.duration(asked: max(0, duration))
  }

  /// An animator on a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator on a cubic curve that two points steer.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator along the motion of a spring that comes to rest in the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator whose animations run at once. Of the options the curve counts, and whether touches go on.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    makeRunning(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Views that were left in the middle would stay there for ever.
  isolated deinit { removeAnimations() }

  /// Whether the animations run at this moment.
  open var isRunning: Bool { state == .active && motion.isRunning && !blocks.isEmpty }

  /// Whether the animations run towards their beginning. Setting it turns them round where they are.
  open var isReversed: Bool {
    get { state == .active ? motion.isReversed : reversesAtStart }
    set { setReversed(newValue) }
  }
  var reversesAtStart = false

  /// The part of the way, 0 to 1, in the direction of the animations. Setting it pauses them.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : CGFloat(motion.fraction) }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(after: max(0, delay)) }

  open func pauseAnimation() { pause() }

  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delay: Double(delayFactor)) }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delay: 0) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Goes on with what was paused. A factor is the part of ``duration`` that the rest takes; 0 lets it take what it would.
  open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    resume(timing: parameters.map { MotionTiming($0) }, duration: durationFactor > 0 ? Double(durationFactor) * duration : nil)
  }
}
