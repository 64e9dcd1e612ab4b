/// The activity of a sheet.
public enum SheetPhase: Hashable, Sendable, CaseIterable {
  /// The sheet is not on screen.
  case dismissed
  /// The sheet is being presented and moves in.
  case presenting
  /// The sheet is presented and at rest.
  case resting
  /// A finger drags the sheet, or has caught it.
  case dragging
  /// The presented sheet moves to a detent or to a height between detents.
  case settling
  /// The sheet is being dismissed and moves out.
  case dismissing
}
