import UIKit

// The gestures of a person other than a drag.
extension SheetEngine {
  /// Handles a gesture that dismisses the sheet if the host allows it.
  ///
  /// - Returns: Whether the gesture was handled: true also if the host refused the dismissal.
  @discardableResult
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .settling || phase == .presenting, let host, host.canBeDismissed else { return false }
    if isDismissalAllowed(reason) {
      host.dismiss(for: reason)
    } else {
      status.change { $0.refuse(reason) }
    }
    return true
  }

  /// Returns whether the content and the host allow a dismissal. Calls `shouldDismiss`.
  func isDismissalAllowed(_ reason: DismissalReason) -> Bool {
    guard let host else { return false }
    return !host.content.isModalInPresentation && status.ask { $0.shouldDismiss(reason) }
  }

  func backdropWasTapped() {
    if configuration.dismissal.tap && phase != .dragging {
      requestDismissal(.backdrop)
    }
  }

  /// Moves the sheet to the next larger detent, and from the largest to the smallest.
  func grabberWasTapped() {
    guard phase == .resting || phase == .settling, let track = mover.track, track.stops.all.count > 1 else { return }
    let extent = track.shown(at: machine.destination)
    if let next = track.stops.all.first(where: { $0.extent > extent }) ?? track.stops.lowest {
      move(to: next.id, animated: true, completion: nil)
    }
  }

  /// Whether touches beside the sheet reach the views behind it at its current position.
  var passesTouches: Bool {
    guard phase != .dismissing, let track = mover.track, let id = configuration.largestPassThroughDetent,
      let stop = track.stops.stop(for: id)
    else { return false }
    return mover.shown <= stop.extent + track.pixel / 2
  }
}
