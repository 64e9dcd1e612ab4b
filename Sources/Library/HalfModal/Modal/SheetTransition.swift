import UIKit

/// A transition of a modal sheet in UIKit. It is the animator if no finger drives it, and the interaction controller if one does.
/// ``SheetMover`` moves the sheet; the transition reports the progress and the end to UIKit.
@MainActor final class SheetTransition: NSObject {
  let direction: TransitionDirection

  /// Whether a finger began the transition.
  let isInteractive: Bool

  private weak var presentation: SheetPresentationController?
  private var context: (any UIViewControllerContextTransitioning)?
  /// The result, which can be known before UIKit begins the transition.
  private var result: Bool?

  init(_ presentation: SheetPresentationController, _ direction: TransitionDirection, isInteractive: Bool) {
    self.presentation = presentation
    self.direction = direction
    self.isInteractive = isInteractive
  }

  /// Reports the progress of a transition that a finger drives, from 0 to 1.
  func update(_ progress: CGFloat) {
    if isInteractive {
      context?.updateInteractiveTransition(progress)
    }
  }

  /// Ends the transition when the sheet has arrived. Only the first call has an effect.
  ///
  /// - Parameter completed: Whether the sheet is at the end of the transition. If false, it is back at its start.
  func end(_ completed: Bool) {
    guard result == nil else { return }
    result = completed
    if let context { report(completed, to: context) }
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let result { report(result, to: context) }
  }

  private func report(_ completed: Bool, to context: any UIViewControllerContextTransitioning) {
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
    presentation?.animate(direction)
  }
}

extension SheetTransition: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
  }
}
