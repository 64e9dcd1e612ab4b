import Foundation

/// Animates a transition from one controller's view to another's.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds. The context is nil if this is called outside a transition.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
  /// Starts the animations. They must call the context's `completeTransition(_:)` at their end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// Returns an animator whose animations can be paused and reversed. Must return the same object throughout a transition. If
  /// this method is not implemented, the transition cannot be interrupted.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
  /// Called when the transition has ended. `transitionCompleted` is false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating { MissingAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
