/// A scroll view along a sheet's way, counted so that a finger that makes the sheet grow increases the offset: for a sheet at the
/// bottom it is `contentOffset.y`, for one at the top its negative. Lengths are in points.
public struct SheetScroll: Hashable, Sendable {
  /// The offset that the finger has pulled to; beyond the ends a list shows less than that.
  public var offset: Double
  /// The offset at which the list rests against the sheet's own edge-wards end.
  public var start: Double
  /// The offset at the other end; not below ``start``.
  public var end: Double

  /// A list at an offset between two ends, or beyond them.
  public init(offset: Double, start: Double, end: Double) {
    self.offset = offset
    self.start = start
    self.end = max(start, end)
  }
}
