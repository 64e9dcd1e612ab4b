import UIKit

extension PullSession: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PullPresentationController(session: self, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    configuration.animator(.present)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return configuration.animator(.dismiss)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if driver == nil {
      driver = makeDriver()
    }
    return driver
  }
}

extension PullSession: UIGestureRecognizerDelegate {
  /// A drag down takes the modal out. On its way it can be caught in either direction, but not while a pull holds it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !isHeld else { return false }
    guard driver == nil, let recognizer = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    // UIKit dismisses what the content presents, and not the content.
    guard content.presentedViewController == nil else { return false }
    let motion = recognizer.translation(in: nil)
    return motion.y > 0 && SheetSpace(width: 0, height: 0).isAlong(x: Double(motion.x), y: Double(motion.y))
  }
}
