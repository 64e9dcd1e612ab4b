import CoreGraphics
import Foundation

/// The state of a transition while it runs and at its end.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, or `.none` for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can catch the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress at which a finger last caught or moved the transition, from 0 to 1. It is 0 without a finger.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition continues after the interaction, relative to its own speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition's animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view controller at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The superview of the views in the transition.
  var containerView: UIView { get }
  /// The rotation that belongs to a change of size. It is always the identity, because windows on Linux do not rotate.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition's duration and curve, and calls `completion` when the transition has ended. Returns
  /// false if it is too late for the animation. The completion is then still called, unless the transition has already ended.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same as ``animate(alongsideTransition:completion:)``, for a view outside the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the first interaction has ended.
  func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` whenever an interaction begins or ends.
  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition's duration and curve.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` with the transition's duration and curve, for a view outside the container.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
