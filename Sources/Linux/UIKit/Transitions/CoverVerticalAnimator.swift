import CoreGraphics
import Foundation

/// Moves the presented view up from below the container's lower edge, or back down, on the system's spring.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    TransitionSpring.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: isPresentation ? .to : .from),
      let view = context.view(forKey: isPresentation ? .to : .from)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let below: (CGRect) -> CGRect = { CGRect(origin: CGPoint(x: $0.minX, y: container.bounds.maxY), size: $0.size) }
    let target: CGRect
    if isPresentation {
      target = context.finalFrame(for: controller)
      view.frame = below(target)
      container.addSubview(view)
    } else {
      target = below(view.frame)
    }
    TransitionSpring.animate {
      view.frame = target
    } completion: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
