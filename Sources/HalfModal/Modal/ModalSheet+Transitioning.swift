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

  /// UIKit asks who drives the dismissal: the finger that began it, or nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? SheetTransition).flatMap { $0.isInteractive ? $0 : nil }
  }
}

extension UIViewController {
  /// The transition of what this controller presents, where one is under way.
  var presentedTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let presented = presentedViewController, presented.isBeingPresented || presented.isBeingDismissed else { return nil }
    return presented.transitionCoordinator
  }

  func canPresent(_ content: UIViewController) -> Bool {
    viewIfLoaded?.window != nil && presentedViewController == nil && content.presentingViewController == nil
      && content.parent == nil
  }
}
