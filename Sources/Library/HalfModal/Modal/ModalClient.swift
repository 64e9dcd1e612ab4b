import UIKit

/// A modal whose presentations a ``ModalLifecycle`` requests and follows.
@MainActor protocol ModalClient: AnyObject {
  var content: UIViewController { get }
  var status: SheetStatus { get }

  /// The destination of the modal when it is presented.
  var initialDestination: SheetDestination { get }

  func makePresentationController(for content: UIViewController, presenting: UIViewController?) -> UIPresentationController
  func makeAnimator(for direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?
  func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

  /// Prepares the content right before the lifecycle calls UIKit's `present`.
  func willRequestPresentation(from presenter: UIViewController)

  /// Continues a dismissal that has already begun, also if a finger has turned it back.
  ///
  /// - Returns: Whether there is such a dismissal. If not, the lifecycle requests a new one from UIKit.
  func redirectDismissal(for reason: DismissalReason, animated: Bool) -> Bool

  /// UIKit cancelled the presentation.
  func presentationWasCancelled()

  /// Prepares for the report of the dismissal to the host. The modal has left the controller hierarchy.
  func willReportDismissal()
}

extension ModalClient {
  func makeAnimator(for direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func willRequestPresentation(from presenter: UIViewController) {}
  func presentationWasCancelled() {}
  func willReportDismissal() {}
}
