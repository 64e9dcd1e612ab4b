import UIKit

/// UIKit's side of a ``ModalSheet``: the backdrop, the rectangle, and the news of the transitions.
final class SheetPresentationController: UIPresentationController {
  let mover: SheetMover

  /// The transition under way.
  private(set) var transition: SheetTransition?

  private weak var sheet: ModalSheet?

  /// UIKit keeps this controller while the content is presented, and this keeps the sheet. At other times the content may
  /// keep this controller, and the sheet the content.
  private var keptSheet: ModalSheet?

  private var dragging: SheetDragging?

  /// What the sheet looks like, as it was when the sheet was last known.
  private(set) var configuration: SheetConfiguration

  init(sheet: ModalSheet, presenting: UIViewController?) {
    self.sheet = sheet
    configuration = sheet.configuration
    mover = SheetMover(configuration: sheet.configuration) { [weak sheet] in sheet?.backdropWasTapped() }
    super.init(presentedViewController: sheet.content, presenting: presenting)
    mover.sheetView.accessibilityViewIsModal = true
    mover.sheetView.onEscape = { [weak sheet] in sheet?.requestDismissal(.escape) ?? false }
    dragging = SheetDragging(mover: mover, sheet: sheet)
  }

  /// Where the sheet is shown at this moment, in the coordinates of the window.
  var visibleFrame: CGRect? {
    guard let containerView, mover.sheetView.superview != nil else { return nil }
    return containerView.convert(mover.sheetView.visibleFrame, to: nil)
  }

  override var presentedView: UIView? {
    mover.sheetView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let sheet, let track = mover.track else { return .zero }
    return track.frame(shown: track.shown(at: .detent(sheet.detent)))
  }

  /// Takes up a changed configuration.
  func take(_ configuration: SheetConfiguration) {
    self.configuration = configuration
    mover.sheetView.cornerRadius = configuration.cornerRadius
    containerView?.setNeedsLayout()
  }

  /// Ends a drag under way, since code sends the sheet elsewhere.
  func cancelDrag() {
    dragging?.cancel()
  }

  // MARK: Transitions

  /// Makes the transition that UIKit asks for.
  func makeTransition(isPresenting: Bool) -> SheetTransition {
    let transition = SheetTransition(
      self, isPresenting: isPresenting, isInteractive: !isPresenting && dragging?.isRunning == true)
    self.transition = transition
    return transition
  }

  /// Moves the sheet in or out for a transition that no finger drives.
  func animate(_ transition: SheetTransition) {
    guard let sheet else { return transition.end(true) }
    sheet.travel(to: transition.isPresenting ? .detent(sheet.detent) : .hidden)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let sheet else { return }
    keptSheet = sheet
    sheet.presentationWillBegin()
    mover.sheetView.embed(presentedViewController.view)
    mover.install(in: containerView)
    mover.layOut(configuration, content: presentedViewController, in: containerView)
    if transition == nil {
      mover.put(at: .detent(sheet.detent))
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    transition = nil
    sheet?.presentationDidEnd(completed)
    if !completed {
      cleanUp()
    }
  }

  override func dismissalTransitionWillBegin() {
    sheet?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    transition = nil
    sheet?.dismissalDidEnd(completed)
    if completed {
      cleanUp()
    }
  }

  private func cleanUp() {
    mover.put(at: .hidden)
    mover.backdropView.removeFromSuperview()
    keptSheet = nil
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView {
      mover.layOut(configuration, content: presentedViewController, in: containerView)
      dragging?.followContainer()
    }
  }
}
