/// The edge of the container from which a sheet moves in, and at which it rests.
public enum SheetEdge: Hashable, Sendable {
  /// The bottom edge.
  case bottom
  /// The top edge.
  case top
  /// The left edge in a left-to-right layout, the right edge in a right-to-left layout.
  case leading
  /// The right edge in a left-to-right layout, the left edge in a right-to-left layout.
  case trailing
}
