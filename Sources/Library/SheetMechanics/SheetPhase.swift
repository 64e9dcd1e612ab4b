/// What a sheet is doing.
public enum SheetPhase: String, Sendable, CaseIterable {
  /// It is not there.
  case gone
  /// It is on its way in.
  case presenting
  /// It stands still at a detent.
  case resting
  /// A finger moves or holds it.
  case dragging
  /// It moves by itself, while it is presented.
  case settling
  /// It is on its way out.
  case dismissing
}
