import UIKit

/// The presentation controller of HalfModal's own modal sheet.
final class SheetPresentationController: UIPresentationController {
  /// The current transition.
  private(set) var transition: SheetTransition?

  private weak var sheet: ModalSheet?

  /// The sheet, only while it is presented. A lasting reference could be a cycle: the sheet keeps the content, and the content
  /// can keep this controller.
  private var keptSheet: ModalSheet?

  private let engine: SheetEngine

  init(sheet: ModalSheet, presenting: UIViewController?) {
    self.sheet = sheet
    engine = sheet.engine
    super.init(presentedViewController: sheet.content, presenting: presenting)
    engine.mover.sheetView.accessibilityViewIsModal = true
  }

  override var presentedView: UIView? {
    engine.mover.sheetView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let track = engine.mover.track else { return .zero }
    return CGRect(track.rect(shown: track.shown(at: engine.machine.destination)))
  }

  // MARK: Transitions

  func makeTransition(_ direction: TransitionDirection) -> SheetTransition {
    let transition = SheetTransition(self, direction, isInteractive: engine.drag.isDriving)
    self.transition = transition
    return transition
  }

  /// The duration that the transition reports to UIKit, in seconds.
  var duration: TimeInterval {
    engine.configuration.motion.duration
  }

  /// Moves the sheet in a transition that no finger drives.
  func animate(_ direction: TransitionDirection) {
    engine.travel(to: direction == .present ? engine.machine.destination : .dismissed)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let sheet else { return }
    keptSheet = sheet
    sheet.lifecycle.presentationWillBegin()
    engine.mover.backdropView.viewBehind = presentingViewController.view
    engine.install(in: containerView, isArrived: transition == nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    transition = nil
    sheet?.lifecycle.presentationDidEnd(completed)
    if !completed { cleanUp() }
  }

  override func dismissalTransitionWillBegin() {
    sheet?.lifecycle.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    transition = nil
    sheet?.lifecycle.dismissalDidEnd(completed)
    if completed { cleanUp() }
  }

  private func cleanUp() {
    engine.uninstall()
    keptSheet = nil
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    engine.layOut()
  }
}
