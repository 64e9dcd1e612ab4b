import UIKit

// What the sheet's engine asks of the presentation.
extension ModalSheet: SheetHost {
  var canBeAsked: Bool {
    engine.machine.passage != .leaving && requests.isEmpty
  }

  func beginEnteringUnderFinger(from presenter: UIViewController?) {
    // What waits for the end of another transition would come without the finger.
    if let presenter, presenter.canPresent(content) { present(from: presenter) }
  }

  func dismiss(for reason: DismissalReason) {
    dismiss(for: reason, animated: true)
  }

  /// From now on it is a dismissal that the finger drives.
  func beginLeavingUnderFinger() -> Bool {
    // UIKit dismisses nothing while the content presents or dismisses something.
    guard content.movingPresented == nil else { return false }
    startDismissing(for: .drag, animated: true)
    return true
  }

  func leaveWhenPossible() {
    _ = content.waitForTransition {
      // A finger may have turned the sheet back meanwhile.
      if self.engine.machine.isOutbound, self.engine.machine.passage == .none {
        self.startDismissing(for: .drag, animated: true)
      }
    }
  }

  func fingerDidMove(part: CGFloat) {
    guard let transition = presentation?.transition else { return }
    transition.update(transition.isPresenting ? 1 - part : part)
  }

  /// UIKit's transition goes on until the sheet has arrived, and is finished or cancelled then.
  func turn(out: Bool) {}

  func sheetDidArrive(isOut: Bool) {
    guard let transition = presentation?.transition else { return }
    transition.end(isOut != transition.isPresenting)
  }
}
