import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes to views that `animations` makes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates the changes to views that `animations` makes, and calls `completion` at the end, with true if
  /// every animation ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes to views that `animations` makes, after `delay` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates with a spring that settles within `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 doesn't overshoot; smaller values oscillate more.
  ///   - velocity: The initial velocity, in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, dampingRatio: dampingRatio, initialVelocity: velocity, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates with a spring that has the perceptual duration `duration`, in seconds. The completion is called when the spring
  /// has settled.
  ///
  /// - Parameters:
  ///   - bounce: 0 doesn't overshoot, values up to 1 oscillate more, negative values approach the end more gradually.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      springDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity, delay: delay, options: options)
    ViewAnimation(timing: timing, options: options, completion: completion).run(animations)
  }

  /// Animates keyframes, which `animations` adds with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // In the options of plain animation blocks, the bits of the calculation mode have no meaning or a different one.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let timing = AnimationTiming(duration: duration, delay: delay, options: plain)
    let animation = ViewAnimation(timing: timing, options: plain, completion: completion)
    animation.recorder = KeyframeRecorder(options: options)
    animation.run(animations)
  }

  /// Adds a keyframe to the current keyframe animation. Both times are fractions, from 0 to 1, of the whole duration.
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

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = wereEnabled
  }

  /// Turns animations on or off. While they are off, changes take effect at once and completions are
  /// called at the end of the turn.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration, in seconds, of the animation block that is running; 0 outside animation blocks.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }
}
