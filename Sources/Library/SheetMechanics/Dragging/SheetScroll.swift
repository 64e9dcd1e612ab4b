/// The offset and the range of a scroll view along the axis of a sheet. The offset increases with a movement that makes the sheet
/// grow: for a sheet at the bottom it is `contentOffset.y`, for a sheet at the top `-contentOffset.y`. Lengths are in points.
package struct SheetScroll: Hashable, Sendable {
  /// The offset to which the finger has pulled the list, before the rubber band.
  package var offset: Double
  /// The offset at which the list rests at the end nearest to the sheet's free edge.
  package var start: Double
  /// The offset at the other end; at least ``start``.
  package var end: Double

  package init(offset: Double, start: Double, end: Double) {
    self.offset = offset
    self.start = start
    self.end = max(start, end)
  }
}
