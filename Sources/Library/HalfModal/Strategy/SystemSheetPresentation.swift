import UIKit

/// The system's presentation of a ``SystemSheet``, which passes on the news of its transitions: UIKit tells a delegate only of
/// dismissals by people.
@available(iOS 15, *)
final class SystemSheetPresentation: UISheetPresentationController {
  private weak var sheet: SystemSheet?

  /// UIKit keeps this controller while the content is presented, and this keeps the sheet. At other times the content may
  /// keep this controller, and the sheet the content.
  private var keptSheet: SystemSheet?

  init(sheet: SystemSheet, presenting: UIViewController?) {
    self.sheet = sheet
    super.init(presentedViewController: sheet.content, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    keptSheet = sheet
    sheet?.presentationWillBegin()
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    sheet?.presentationDidEnd(completed)
    if !completed { keptSheet = nil }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    sheet?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    sheet?.dismissalDidEnd(completed)
    if completed { keptSheet = nil }
  }
}
