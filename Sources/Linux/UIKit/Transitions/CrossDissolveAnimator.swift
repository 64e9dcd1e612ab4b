import CoreGraphics
import Foundation

/// Fades the presented view in or out.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    TransitionSpring.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isPresentation ? .to : .from),
      let view = context.view(forKey: isPresentation ? .to : .from)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let alpha = view.alpha
    if isPresentation {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
    }
    TransitionSpring.animate { [isPresentation] in
      view.alpha = isPresentation ? alpha : 0
    } completion: { [isPresentation] in
      context.completeTransition(!context.transitionWasCancelled)
      if !isPresentation { view.alpha = alpha }
    }
  }
}

extension UIModalTransitionStyle {
  @MainActor func animator(isPresentation: Bool) -> UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresentation: isPresentation)
    case .crossDissolve: CrossDissolveAnimator(isPresentation: isPresentation)
    }
  }
}
