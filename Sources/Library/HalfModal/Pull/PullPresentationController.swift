import UIKit

/// UIKit's side of a modal that was pulled in: the news of the transitions.
final class PullPresentationController: UIPresentationController {
  private weak var session: PullSession?
  /// UIKit keeps this controller while the content is presented, and this keeps the session.
  private var keptSession: PullSession?
  private weak var passThroughView: UIView?
  private let wrapper = GrowingView()

  init(session: PullSession, presenting: UIViewController?) {
    self.session = session
    super.init(presentedViewController: session.content, presenting: presenting)
    wrapper.accessibilityViewIsModal = true
    wrapper.onEscape = { [weak session] in session?.requestDismissal(.escape) ?? false }
  }

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    keptSession = session
    if let containerView {
      wrapper.frame = containerView.bounds
      wrapper.embed(presentedViewController.view)
      wrapper.keepLayout()
      let view = PassThroughView(frame: containerView.bounds, to: presentingViewController.view) { [weak session] in
        session?.canBePulled == true
      }
      containerView.insertSubview(view, at: 0)
      passThroughView = view
    }
    session?.presentationWillBegin(in: wrapper)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    passThroughView?.removeFromSuperview()
    fill(completed)
    session?.presentationDidEnd(completed)
    if !completed { cleanUp() }
  }

  override func dismissalTransitionWillBegin() {
    wrapper.keepLayout()
    session?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    fill(!completed)
    session?.dismissalDidEnd(completed)
    if completed { cleanUp() }
  }

  private func cleanUp() {
    keptSession = nil
    wrapper.subviews.forEach { $0.removeFromSuperview() }
  }

  /// Puts the content where it rests. The screen may have turned since the transition began.
  private func fill(_ stays: Bool) {
    guard stays else { return }
    wrapper.frame = frameOfPresentedViewInContainerView
    wrapper.fillAgain()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if session?.phase == .resting {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    session?.containerDidLayOut()
  }
}
