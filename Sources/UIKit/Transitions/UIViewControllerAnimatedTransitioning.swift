import Foundation

/// Animates a transition from one controller's view to another's.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds. The context is nil where it is asked outside a transition.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
  /// Starts the animations. They must end with the context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// The transition has ended, and whether it was completed.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
