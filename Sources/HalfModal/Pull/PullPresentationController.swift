import UIKit

/// UIKit's side of a modal that was pulled in: the news of the transitions.
final class PullPresentationController: UIPresentationController {
  private weak var session: PullSession?
  /// UIKit keeps this controller while the content is presented, and this keeps the session.
  private var keptSession: PullSession?

  init(session: PullSession, presenting: UIViewController?) {
    self.session = session
    super.init(presentedViewController: session.content, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    keptSession = session
    session?.presentationWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    session?.presentationDidEnd(completed)
    if !completed {
      keptSession = nil
    }
  }

  override func dismissalTransitionWillBegin() {
    session?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    session?.dismissalDidEnd(completed)
    if completed {
      keptSession = nil
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if session?.phase == .resting {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}
