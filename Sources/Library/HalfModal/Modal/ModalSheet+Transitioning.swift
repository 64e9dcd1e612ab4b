import UIKit

extension ModalSheet: UIViewControllerTransitioningDelegate {
  /// UIKit asks for the presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SheetPresentationController(sheet: self, presenting: presenting)
    self.presentation = presentation
    return presentation
  }

  /// UIKit asks how the sheet comes in.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation?.makeTransition(isPresenting: true)
  }

  /// UIKit asks how the sheet goes out.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation?.makeTransition(isPresenting: false)
  }

  /// UIKit asks who drives the presentation: the finger that brings the sheet in, or nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? SheetTransition).flatMap { $0.isInteractive ? $0 : nil }
  }

  /// UIKit asks who drives the dismissal: the finger that began it, or nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? SheetTransition).flatMap { $0.isInteractive ? $0 : nil }
  }
}

extension UIViewController {
  /// Waits for the end of the transition of what this controller presents, or of what that presents in its turn.
  ///
  /// - Returns: Whether there is one that can be waited for; otherwise the work is not done.
  func waitForTransition(then work: @escaping @MainActor () -> Void) -> Bool {
    movingPresented?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in work() } ?? false
  }

  /// What comes or goes in front of this controller at this moment.
  var movingPresented: UIViewController? {
    sequence(first: self, next: \.presentedViewController).dropFirst().first { $0.isBeingPresented || $0.isBeingDismissed }
  }

  func canPresent(_ content: UIViewController) -> Bool {
    self !== content && viewIfLoaded?.window != nil && presentedViewController == nil && !isBeingDismissed
      && content.presentingViewController == nil && !content.isBeingDismissed && content.parent == nil
  }
}
