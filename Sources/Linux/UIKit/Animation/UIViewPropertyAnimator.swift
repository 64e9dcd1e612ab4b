import CoreGraphics
import Foundation
import Kinetics

/// An animator for changes to views that can be paused, scrubbed, reversed, and continued with other timing.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animations.
  open private(set) var timingParameters: UITimingCurveProvider?

  /// The duration of the animations, in seconds. A spring with its own physics has its settling time
  /// instead of the requested duration.
  open private(set) var duration: TimeInterval = 0

  /// The delay of ``startAnimation(afterDelay:)``, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// Whether views receive touches while they move; true by default. Affects changes that are added later.
  open var isUserInteractionEnabled = true

  /// Whether touches ignore the visible positions of moving views, for apps that do their own hit testing. False by default: a
  /// touch reaches a moving view at its visible position. Affects changes that are added later.
  open var isManualHitTestingEnabled = false

  /// Whether the animations can be paused and stopped; true by default. It can't be changed while the animator is active.
  open var isInterruptible = true {
    didSet {
      guard state == .active, isInterruptible != oldValue else { return }
      isInterruptible = oldValue
      refuse("isInterruptible cannot be changed while the animator is active")
    }
  }

  /// Whether paused animations follow ``fractionComplete`` linearly; true by default. If false,
  /// they follow the animator's curve.
  open var scrubsLinearly = true {
    didSet { motion.scrubsLinearly = scrubsLinearly }
  }

  /// Whether the animator stays active at the end, so that it can be reversed. Its completions are not called then.
  open var pausesOnCompletion = false {
    didSet { motion.isEndless = pausesOnCompletion }
  }

  open internal(set) var state = UIViewAnimatingState.inactive

  private(set) var motion: PropertyMotion
  var waiting: [(changes: () -> Void, delay: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The blocks that have run and whose animations have not ended.
  var blocks: [ViewAnimation] = []
  var changes: [AnimatedChange] = []
  /// Keeps the animator alive while it runs. A paused animator lives only as long as its owner keeps it.
  var runningSelf: UIViewPropertyAnimator?
  /// Distinguishes one run from the next, for work that runs at the end of a turn.
  var generation = 0

  /// Makes an animator without animations.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    motion = PropertyMotion(timing: MotionTiming(parameters), duration: 0)
    super.init()
    take(parameters, duration: duration)
  }

  /// Makes an animator with a duration of 0.
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

  /// Makes an animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve that has two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles within the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it. Only the curve and `allowUserInteraction` are used from the options.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    makeRunning(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Removes the animations. Without their animator, paused ones would leave their views at an intermediate position forever.
  isolated deinit { removeAnimations() }

  /// Whether the animations are running now.
  open var isRunning: Bool { state == .active && motion.isRunning && !blocks.isEmpty }

  /// Whether the animations run towards their start. Setting it reverses them at their current position.
  open var isReversed: Bool {
    get { state == .active ? motion.isReversed : reversesAtStart }
    set { setReversed(newValue) }
  }
  var reversesAtStart = false

  /// The progress, from 0 to 1, in the current direction. Setting it pauses the animations.
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

  /// Continues paused animations. `durationFactor` is the duration of the rest as a fraction of ``duration``;
  /// 0 keeps the time that remains.
  open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    resume(timing: parameters.map { MotionTiming($0) }, duration: durationFactor > 0 ? Double(durationFactor) * duration : nil)
  }
}
