import UIKit

/// One of UIKit's transitions of a modal sheet, in either direction: an animator where the sheet moves by itself, an interaction where
/// a finger drives it. The sheet's own mover does the moving; this tells UIKit how it ends.
@MainActor final class SheetTransition: NSObject {
  let isPresenting: Bool

  /// Whether a finger began it.
  let isInteractive: Bool

  private weak var presentation: SheetPresentationController?
  private var context: (any UIViewControllerContextTransitioning)?
  /// What was decided before UIKit had begun.
  private var result: Bool?

  init(_ presentation: SheetPresentationController, isPresenting: Bool, isInteractive: Bool = false) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.isInteractive = isInteractive
  }

  /// A finger has moved the sheet to a part of its way, from 0 to 1.
  func update(_ part: CGFloat) {
    if isInteractive {
      context?.updateInteractiveTransition(part)
    }
  }

  /// The sheet has come to rest: where this transition leads, or where it came from. What is said once counts.
  func end(_ completed: Bool) {
    guard result == nil else { return }
    result = completed
    if let context {
      tell(context, completed)
    }
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let result {
      tell(context, result)
    }
  }

  private func tell(_ context: any UIViewControllerContextTransitioning, _ completed: Bool) {
    if isInteractive {
      if completed {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
    }
    context.completeTransition(completed)
  }
}

extension SheetTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presentation?.duration ?? 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
    presentation?.animate(self)
  }
}

extension SheetTransition: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
  }
}
