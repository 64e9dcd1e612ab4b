/// A position to which a sheet moves, or at which it rests.
public enum SheetDestination: Hashable, Sendable {
  /// The detent with this identifier.
  case detent(Detent.ID)
  /// A visible height in points between the smallest and the largest detent. For a sheet from a side edge it is the visible
  /// width.
  case visibleHeight(Double)
  /// The position just outside the container, in which the sheet is dismissed.
  case dismissed
}
