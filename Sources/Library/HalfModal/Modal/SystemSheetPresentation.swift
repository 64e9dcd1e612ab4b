import UIKit

/// The presentation controller of the system sheet. It reports its transitions to the lifecycle, because UIKit calls a delegate
/// only for dismissals by a gesture.
@available(iOS 15, *)
final class SystemSheetPresentation: UISheetPresentationController {
  private weak var sheet: ModalSheet?

  /// The sheet, only while it is presented. A lasting reference could be a cycle: the sheet keeps the content, and the content
  /// can keep this controller.
  private var keptSheet: ModalSheet?

  init(sheet: ModalSheet, presenting: UIViewController?) {
    self.sheet = sheet
    super.init(presentedViewController: sheet.content, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    keptSheet = sheet
    sheet?.lifecycle.presentationWillBegin()
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    sheet?.lifecycle.presentationDidEnd(completed)
    if !completed { keptSheet = nil }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    sheet?.lifecycle.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    sheet?.lifecycle.dismissalDidEnd(completed)
    if completed { keptSheet = nil }
  }
}
