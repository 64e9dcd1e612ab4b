import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes of views that `animations` makes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates the changes of views that `animations` makes, and calls `completion` at the end: true where all ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes of views that `animations` makes, from `delay` seconds on.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates along the motion of a spring that comes to rest after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without passing the end; nearer to 0 it swings more.
  ///   - velocity: The speed at the beginning, in whole ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, dampingRatio: dampingRatio, initialVelocity: velocity, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates along the motion of a spring that seems to take `duration`; the completion comes when it is at rest.
  ///
  /// - Parameters:
  ///   - bounce: 0 comes to rest without passing the end, up to 1 swings ever more, below 0 comes flatter.
  ///   - initialSpringVelocity: The speed at the beginning, in whole ways per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      springDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity, delay: delay, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates changes in steps: `animations` gives them by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the calculation mode mean something else, or nothing, in the options of plain blocks.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let timing = AnimationTiming(duration: duration, delay: delay, options: plain)
    let animation = ViewAnimation(timing: timing, options: plain, completion: completion)
    animation.recorder = KeyframeRecorder(options: options)
    animation.run(animations)
  }

  /// One step of a keyframe animation: both times are parts, from 0 to 1, of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = ViewAnimation.current?.recorder else {
      animations()
      return
    }
    let outer = recorder.span
    let start = min(max(0, frameStartTime), 1)
    recorder.span = start...min(max(start, start + frameDuration), 1)
    animations()
    recorder.span = outer
  }

  /// Makes changes at once, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = wereEnabled
  }

  /// Switches animations on or off; without them changes are made at once, and completions come with the next turn.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration of the animation block that is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }
}
