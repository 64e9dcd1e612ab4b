/// The distribution of a finger's movement between a sheet and a list in it. No movement is lost or counted twice.
///
/// A movement that makes the sheet grow first scrolls the list back if it is pulled past its start, then moves the sheet up to
/// its ceiling, then scrolls the list to its end. A movement that makes the sheet shrink first moves the sheet back to its
/// largest detent if it is past it, then scrolls the list to its start, then moves the sheet down. The remainder is for the
/// list's own bounce. Without a list the sheet takes the whole movement.
package struct DragDistribution: Hashable, Sendable {
  /// The extent of the smallest detent, in points.
  package var lowest: Double
  /// The extent of the largest detent, in points.
  package var highest: Double
  /// The extent up to which a drag in a list moves the sheet before the list scrolls, in points.
  package var ceiling: Double
  /// Whether the sheet moves freely below its smallest detent.
  package var canLeave: Bool
  /// Whether a movement past extent 0 counts: the finger must then come back the same distance before the sheet is visible again.
  /// True for a finger that presents the sheet.
  package var countsPastZero = false
  /// The length of a device pixel in points. A distance of up to half a pixel to a limit counts as zero.
  package var pixel: Double

  /// The result of one movement.
  package struct Result: Hashable, Sendable {
    /// The extent of the sheet before the rubber band, in points.
    package var extent: Double
    /// The list's offset before the rubber band, in points; nil if the finger is in no list.
    package var offset: Double?
    /// The part of the movement that neither the sheet nor the list took, in points, with the sign of the movement.
    package var remainder: Double

    package init(extent: Double, offset: Double?, remainder: Double) {
      self.extent = extent
      self.offset = offset
      self.remainder = remainder
    }

    /// Whether the sheet, and not the list, took the larger part of a movement.
    ///
    /// - Parameters:
    ///   - delta: The movement in points.
    ///   - extent: The extent before the movement.
    package func movedMostlySheet(by delta: Double, from extent: Double) -> Bool {
      let part = self.extent - extent
      return offset == nil || part.magnitude >= (delta - part).magnitude
    }
  }

  /// Makes a distribution. All extents are before the rubber band, in points.
  ///
  /// - Parameter ceiling: The extent up to which a drag in a list moves the sheet before the list scrolls; nil for `highest`.
  package init(lowest: Double, highest: Double, ceiling: Double? = nil, canLeave: Bool, pixel: Double = 1) {
    self.lowest = lowest
    self.highest = highest
    self.ceiling = ceiling ?? highest
    self.canLeave = canLeave
    self.pixel = pixel
  }

  /// Distributes one movement of the finger.
  ///
  /// - Parameters:
  ///   - delta: The movement in points; positive if it makes the sheet grow.
  ///   - extent: The extent of the sheet before the rubber band.
  ///   - scroll: The list under the finger; nil if there is none.
  package func distribute(_ delta: Double, extent: Double, scroll: SheetScroll?) -> Result {
    guard let scroll else { return moveSheet(delta, extent) }
    return delta > 0 ? grow(delta, extent, scroll) : shrink(-delta, extent, scroll)
  }

  private func moveSheet(_ delta: Double, _ extent: Double) -> Result {
    let end = extent + delta
    guard end < 0, canLeave, !countsPastZero else { return Result(extent: end, offset: nil, remainder: 0) }
    let floor = min(0, extent)
    return Result(extent: floor, offset: nil, remainder: end - floor)
  }

  private func grow(_ distance: Double, _ extent: Double, _ scroll: SheetScroll) -> Result {
    var rest = Rest(distance)
    var (extent, offset) = (extent, scroll.offset)
    offset += rest.take(scroll.start - offset)
    extent += rest.take(room(ceiling - extent))
    offset += rest.take(scroll.end - offset)
    return Result(extent: extent, offset: offset, remainder: rest.distance)
  }

  private func shrink(_ distance: Double, _ extent: Double, _ scroll: SheetScroll) -> Result {
    var rest = Rest(distance)
    var (extent, offset) = (extent, scroll.offset)
    extent -= rest.take(extent - max(highest, ceiling))
    offset -= rest.take(offset - scroll.start)
    extent -= rest.take(extent - (canLeave ? min(0, lowest) : lowest))
    return Result(extent: extent, offset: offset, remainder: -rest.distance)
  }

  /// The distance to the ceiling. A distance of up to half a pixel, plus rounding error, counts as 0, and the sheet keeps it.
  private func room(_ distance: Double) -> Double { distance <= pixel / 2 + 1e-9 ? 0 : distance }

  /// The part of a movement that is not distributed yet.
  private struct Rest {
    private(set) var distance: Double

    init(_ distance: Double) { self.distance = distance }

    mutating func take(_ room: Double) -> Double {
      let part = min(distance, max(0, room))
      distance -= part
      return part
    }
  }
}
