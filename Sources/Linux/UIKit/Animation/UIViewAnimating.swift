import CoreGraphics
import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not started, or have ended.
  case inactive
  /// The animations have started, and are running or paused.
  case active
  /// The animations were stopped at their current values; `finishAnimation(at:)` has not been called yet.
  case stopped
}

/// The values that views keep when animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// An object that starts, pauses and ends animations.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether the animations are running now.
  var isRunning: Bool { get }
  /// Whether the animations run towards their start.
  var isReversed: Bool { get set }
  /// The progress, from 0 to 1, in the current direction.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops the animations at their current values. Pass true to skip `finishAnimation(at:)` and the completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations and gives their views the values of the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes its animations from blocks. Every method of this protocol has a default implementation.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate, starting after a fraction of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with other timing and another duration.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  public func addAnimations(_ animation: @escaping () -> Void) { animation() }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    startAnimation()
  }
}
