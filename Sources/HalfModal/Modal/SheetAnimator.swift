import UIKit

/// Moves a sheet in or out, together with its backdrop, in the sheet's own motion.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presentation: SheetPresentationController
  private let isPresenting: Bool

  init(presentation: SheetPresentationController, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
  }

  private var motion: Motion {
    presentation.configuration.motion
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    motion.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    presentation.place(shown: !isPresenting)
    motion.animate(
      { self.presentation.place(shown: self.isPresenting) },
      { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
