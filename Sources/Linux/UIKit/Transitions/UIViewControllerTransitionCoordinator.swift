import CoreGraphics
import Foundation

/// What can be known about a transition while it runs and when it ends.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be stopped and go on under a finger.
  var isInterruptible: Bool { get }
  /// Whether a finger drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition was turned back.
  var isCancelled: Bool { get }
  /// The length of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a transition has come when the finger leaves it, 0 to 1. It is 0 before, and for one without a finger.
  var percentComplete: CGFloat { get }
  /// The speed at which a transition goes on when the finger leaves it, 1 being its own.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition's animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller at one end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The superview of the views that take part.
  var containerView: UIView { get }
  /// The rotation that a change of size comes with; identity where windows do not turn.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations along with a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition's duration and curve, and `completion` when it has ended. False where the animation
  /// is too late; the completion comes all the same.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// As ``animate(alongsideTransition:completion:)``, for a view outside the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the finger has left the transition for the first time.
  func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` whenever a finger takes hold of the transition or leaves it.
  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition's duration and curve.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation`, for a view outside the container, with the transition's duration and curve.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
