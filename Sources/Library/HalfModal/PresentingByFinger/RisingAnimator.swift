import UIKit

/// An animator for a presentation, in which the view grows from a rectangle to its final frame, or for a dismissal, in which it
/// shrinks back to the rectangle.
///
/// It works alone or with a `UIPercentDrivenInteractiveTransition`. In an interactive transition its timing is linear, which
/// keeps the view's progress equal to the interaction's.
public final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval
  private let origin: (CGRect) -> CGRect
  private var running: UIViewPropertyAnimator?

  /// Makes an animator for one transition.
  ///
  /// - Parameters:
  ///   - direction: Whether the view is presented or dismissed.
  ///   - duration: The duration in seconds.
  ///   - origin: Returns the rectangle from which the view grows. The parameter is the bounds of the container. Both are in the
  ///     container's coordinates, in points. The default is ``belowScreen(_:)``.
  public init(
    _ direction: TransitionDirection, duration: TimeInterval = 1,
    from origin: @escaping @MainActor (CGRect) -> CGRect = RisingAnimator.belowScreen
  ) {
    self.direction = direction
    self.duration = duration
    self.origin = origin
  }

  /// The rectangle just below a container, with 50 points of space on the left and on the right, and a height 300 points less
  /// than the container's.
  ///
  /// - Parameter bounds: The bounds of the container, in points.
  /// - Returns: The rectangle in the container's coordinates, in points.
  public static func belowScreen(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 50, y: bounds.maxY, width: max(0, bounds.width - 100), height: max(0, bounds.height - 300))
  }

  /// Returns the duration of the transition, in seconds.
  ///
  /// - Parameter transitionContext: Ignored.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Starts the animation. UIKit calls this method.
  ///
  /// - Parameter transitionContext: The context of the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the property animator of the transition. It is the same object until the transition ends. UIKit calls this method.
  ///
  /// - Parameter transitionContext: The context of the transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: transitionContext.isInteractive ? .linear : .easeInOut, animations: nil)
    addAnimations(to: animator, in: transitionContext)
    animator.addCompletion { _ in
      self.running = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    running = animator
    return animator
  }

  private func addAnimations(
    to animator: UIViewPropertyAnimator, in transitionContext: any UIViewControllerContextTransitioning
  ) {
    let container = transitionContext.containerView
    let origin = origin(container.bounds)
    switch direction {
    case .present:
      guard let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to)
      else { return }
      view.frame = origin
      container.addSubview(view)
      view.layoutIfNeeded()
      let target = transitionContext.finalFrame(for: controller)
      animator.addAnimations {
        view.frame = target
        view.layoutIfNeeded()
      }
    case .dismiss:
      guard let view = transitionContext.view(forKey: .from) else { return }
      animator.addAnimations {
        view.frame = origin
        view.layoutIfNeeded()
      }
    }
  }
}
