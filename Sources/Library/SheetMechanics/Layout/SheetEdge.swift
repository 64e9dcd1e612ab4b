/// The edge of the container that a sheet comes from and rests at.
public enum SheetEdge: Hashable, Sendable {
  case bottom
  case top
  /// Left where text runs from left to right, right where it runs the other way.
  case leading
  /// The edge opposite to leading.
  case trailing
}
