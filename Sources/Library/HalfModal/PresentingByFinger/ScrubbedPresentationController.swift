import UIKit

/// The presentation controller of a scrubbed modal.
final class ScrubbedPresentationController: UIPresentationController {
  private weak var modal: ScrubbedModal?
  /// The modal, only while it is presented.
  private var keptModal: ScrubbedModal?
  private weak var passThroughView: UIView?
  private let wrapper = GrowingView()

  init(modal: ScrubbedModal, presenting: UIViewController?) {
    self.modal = modal
    super.init(presentedViewController: modal.content, presenting: presenting)
    wrapper.accessibilityViewIsModal = true
    wrapper.onEscape = { [weak modal] in modal?.requestDismissal(.escape) ?? false }
  }

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    keptModal = modal
    if let containerView {
      wrapper.frame = containerView.bounds
      wrapper.embed(presentedViewController.view)
      wrapper.keepLayout()
      let view = PassThroughView(frame: containerView.bounds, to: presentingViewController.view) { [weak modal] in
        modal?.canBePulled == true
      }
      containerView.insertSubview(view, at: 0)
      passThroughView = view
    }
    modal?.presentationWillBegin(in: wrapper)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    passThroughView?.removeFromSuperview()
    if completed { fillContainer() }
    modal?.presentationDidEnd(completed)
    if !completed { cleanUp() }
  }

  override func dismissalTransitionWillBegin() {
    wrapper.keepLayout()
    modal?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { fillContainer() }
    modal?.dismissalDidEnd(completed)
    if completed { cleanUp() }
  }

  private func cleanUp() {
    keptModal = nil
    wrapper.subviews.forEach { $0.removeFromSuperview() }
  }

  /// Lays out the content for the container. The device can have rotated since the transition began.
  private func fillContainer() {
    wrapper.frame = frameOfPresentedViewInContainerView
    wrapper.followSize()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if modal?.phase == .resting {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    modal?.containerDidLayOut()
  }
}
