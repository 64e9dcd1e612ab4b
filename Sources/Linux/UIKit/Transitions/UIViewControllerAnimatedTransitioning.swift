import Foundation

/// Animates a transition from one controller's view to another's.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds. The context is nil where it is asked outside a transition.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
  /// Starts the animations. They must end with the context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// The animator whose animations can be paused and turned round in the middle: the same one during all of the transition. An animator
  /// that does not have it cannot be interrupted.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
  /// The transition has ended, and whether it was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating { MissingAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
