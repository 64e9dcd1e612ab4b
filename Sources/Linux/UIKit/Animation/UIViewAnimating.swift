import CoreGraphics
import Foundation

/// Whether an animator runs its animations.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has begun, or all is over.
  case inactive
  /// The animations have begun. They run or are paused.
  case active
  /// The animations were stopped where they were; `finishAnimation(at:)` is still to come.
  case stopped
}

/// A place on the way of animations.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// Starts, pauses and ends animations.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether the animations run at this moment.
  var isRunning: Bool { get }
  /// Whether they run towards their beginning.
  var isReversed: Bool { get set }
  /// The part of the way, 0 to 1, in the direction in which they run.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Ends the animations where they are. True leaves out `finishAnimation(at:)` and the completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends animations that were stopped, with their views at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that makes its animations from blocks. All but the animations themselves has a default.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate, from a part of the duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with what was paused, on another course and in another time.
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
