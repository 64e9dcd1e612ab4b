import UIKit

// MARK: - What UIKit tells

@available(iOS 15, *)
extension SystemSheet {
  func presentationWillBegin() {
    isAwaited = false
    reason = .code
    tell(machine.enter(to: .stop(configuration.firstDetent.id)))
  }

  func presentationDidEnd(_ completed: Bool) {
    if completed {
      tell(machine.arrive())
    } else {
      // Its place in the window is gone.
      tell(machine.leave(for: .code))
      finish()
    }
  }

  func dismissalWillBegin() {
    tell(machine.leave(for: reason))
  }

  func dismissalDidEnd(_ completed: Bool) {
    guard completed else {
      reason = .code
      tell(machine.arrive())
      // Who waited for the sheet to go waits in vain.
      requests.takeDismissals().forEach { $0(false) }
      if !isRouted { takeUpNext() }
      return
    }
    // UIKit's completion handler is the first moment at which the content is surely out of the controller tree, and the end of
    // somebody else's dismissal the first one at which it can be presented again.
    guard !isRouted else { return }
    let isWaiting = content.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.finishForOthers() }
    if isWaiting != true { finishForOthers() }
  }

  private func finishForOthers() {
    finish()
    takeUpNext()
  }

  /// The sheet is gone: says so, once.
  func finish() {
    guard phase != .gone else { return }
    isAwaited = false
    reason = .code
    size.unfollow()
    presentation = nil
    let completions = requests.takeDismissals()
    tell(machine.remove())
    completions.forEach { $0(true) }
  }
}

@available(iOS 15, *)
extension SystemSheet: UIViewControllerTransitioningDelegate {
  /// UIKit asks for the presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SystemSheetPresentation(sheet: self, presenting: presenting)
    self.presentation = presentation
    configure(presentation, selecting: configuration.firstDetent.id)
    return presentation
  }
}

@available(iOS 15, *)
extension SystemSheet: UISheetPresentationControllerDelegate {
  /// UIKit tells that a finger has moved the sheet to another detent.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    if let detent = configuration.detents.first(where: { $0.systemIdentifier == identifier }) {
      tell(machine.select(.stop(detent.id)))
    }
  }

  private var isDismissedByPeople: Bool {
    configuration.dismissal.drag || configuration.dismissal.tap
  }

  /// UIKit asks whether a person may dismiss the sheet.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard isDismissedByPeople, events.shouldDismiss(.drag) else { return false }
    reason = .drag
    return true
  }

  /// UIKit tells that a person was refused.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if isDismissedByPeople { tell(machine.refuse(.drag)) }
  }
}
