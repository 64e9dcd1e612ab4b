import UIKit

/// A transition in which the presented view grows from a rectangle below the screen to the whole of it, and back.
///
/// It serves presentations and dismissals, by itself or under a `UIPercentDrivenInteractiveTransition`. Under one it runs evenly, so
/// that the view is where the percentage says.
public final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which way the transition goes.
  public enum Operation: Sendable {
    case present
    case dismiss
  }

  private let operation: Operation
  private let duration: TimeInterval
  private let origin: (CGRect) -> CGRect
  private var running: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - operation: Whether the view comes or goes.
  ///   - duration: How long that takes, in seconds.
  ///   - origin: The rectangle from which the view comes, for the bounds of the container, in its coordinates.
  public init(
    _ operation: Operation, duration: TimeInterval = 1,
    from origin: @escaping @MainActor (CGRect) -> CGRect = RisingAnimator.belowTheScreen
  ) {
    self.operation = operation
    self.duration = duration
    self.origin = origin
  }

  /// Just below a container, 50 points narrower on each side, and 300 points lower than that is high.
  public static func belowTheScreen(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 50, y: bounds.maxY, width: max(0, bounds.width - 100), height: max(0, bounds.height - 300))
  }

  /// The duration, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Starts the animation.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The animation itself, the same one for the whole of a transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running {
      return running
    }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: transitionContext.isInteractive ? .linear : .easeInOut, animations: nil)
    let container = transitionContext.containerView
    let origin = origin(container.bounds)
    switch operation {
    case .present:
      if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
        view.frame = origin
        container.addSubview(view)
        view.layoutIfNeeded()
        let target = transitionContext.finalFrame(for: controller)
        animator.addAnimations {
          view.frame = target
          view.layoutIfNeeded()
        }
      }
    case .dismiss:
      if let view = transitionContext.view(forKey: .from) {
        animator.addAnimations {
          view.frame = origin
          view.layoutIfNeeded()
        }
      }
    }
    animator.addCompletion { _ in
      self.running = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}
