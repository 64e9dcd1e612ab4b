import UIKit

/// UIKit's side of a ``ModalSheet``: the rectangle, and the news of the transitions.
final class SheetPresentationController: UIPresentationController {
  /// The transition under way.
  private(set) var transition: SheetTransition?

  private weak var sheet: ModalSheet?

  /// UIKit keeps this controller while the content is presented, and this keeps the sheet. At other times the content may
  /// keep this controller, and the sheet the content.
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
    return track.frame(shown: track.shown(at: engine.place))
  }

  /// How long UIKit is to think that a transition takes.
  var duration: TimeInterval {
    engine.configuration.motion.duration
  }

  // MARK: Transitions

  /// Makes the transition that UIKit asks for.
  func makeTransition(isPresenting: Bool) -> SheetTransition {
    let transition = SheetTransition(self, isPresenting: isPresenting, isInteractive: engine.gestures.isDriving)
    self.transition = transition
    return transition
  }

  /// Moves the sheet in or out for a transition that no finger drives.
  func animate(_ transition: SheetTransition) {
    transition.isPresenting ? engine.travel(to: engine.place) : engine.goOut()
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let sheet else { return }
    keptSheet = sheet
    sheet.presentationWillBegin()
    engine.mover.backdropView.viewBehind = presentingViewController.view
    engine.install(in: containerView, isThere: transition == nil)
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
    engine.uninstall()
    keptSheet = nil
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    engine.layOut()
  }
}
