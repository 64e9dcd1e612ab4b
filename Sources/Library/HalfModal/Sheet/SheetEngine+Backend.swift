import UIKit

extension SheetEngine: SheetBackend {
  var visibleFrame: CGRect? {
    guard phase != .dismissed, let container, mover.sheetView.superview != nil else { return nil }
    return container.convert(mover.sheetView.visibleFrame, to: nil)
  }

  var visibleBackdropOpacity: CGFloat {
    mover.backdropView.visibleOpacity
  }

  func move(to id: Detent.ID, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    if let refusal = refusal(ofMoveTo: id) {
      return status.call(completion, with: .refusing(refusal))
    }
    status.batch {
      drag.cancel()
      go(to: .detent(id), animated: animated, completion: completion)
    }
  }

  private func refusal(ofMoveTo id: Detent.ID) -> SheetRefusal? {
    if phase == .dismissed { return .notPresented }
    if !configuration.detentSet.detents.contains(where: { $0.id == id }) { return .unknownDetent(id) }
    return machine.passage == .none ? nil : .inTransition
  }

  func invalidateDetents(animated: Bool) {
    refresh(animated: animated)
  }
}
