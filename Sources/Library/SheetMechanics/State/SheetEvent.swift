/// An event that a sheet reports to its host.
package enum SheetEvent: Hashable, Sendable {
  case willPresent
  case didPresent
  case didBeginDragging
  /// The destination, the speed at which the sheet grew in points per second, and whether the system or code ended the drag.
  case didEndDragging(SheetDestination, velocity: Double, isCancelled: Bool)
  /// The selected detent changed. A rest between detents does not change it.
  case didChangeDetent(from: Detent.ID, to: Detent.ID)
  /// The detent, nil for a rest between detents, and whether the sheet has arrived there.
  case didSettle(Detent.ID?, finished: Bool)
  case didAttemptToDismiss(DismissalReason)
  case willDismiss(DismissalReason)
  case didDismiss(DismissalReason)
}
