import Kinetics

/// How a drag is spent: what part of a finger's way moves the sheet, and what part a list in it. Nothing is lost, nothing counts
/// twice.
///
/// A finger that makes the sheet grow takes back a list that was pulled beyond its start, raises the sheet to its ceiling,
/// scrolls the list, and then is left over to the list's own bounce. A finger that makes it shrink brings the sheet back from
/// beyond its highest stop, scrolls the list to its start, lowers the sheet, and is left over to the list where the sheet may go
/// no lower. Without a list the sheet goes on beyond its stops, and a rubber band shows less of that.
public struct DragBudget: Hashable, Sendable {
  /// The extent of the smallest stop, in points.
  public var lowest: Double
  /// The extent of the largest stop, in points.
  public var highest: Double
  /// How far a finger in a list raises the sheet, in points.
  public var ceiling: Double
  /// Whether the sheet goes freely below its lowest stop, down to nothing.
  public var canLeave: Bool
  /// Whether a finger that has gone on where nothing is left of the sheet has to come back that way before there is something again, as
  /// one that brings the sheet in does.
  public var countsBeyondNothing = false
  /// The length of a device pixel in points: what is nearer than half of it to a limit is at the limit.
  public var pixel: Double

  /// What came of a part of the finger's way.
  public struct Result: Hashable, Sendable {
    /// How much of the sheet is shown, had there been no rubber band, in points.
    public var extent: Double
    /// The list's offset, in points; nil where the finger is in no list.
    public var offset: Double?
    /// What neither took, in points; with the sign of the whole.
    public var leftover: Double

    /// Lengths are in points.
    public init(extent: Double, offset: Double?, leftover: Double) {
      self.extent = extent
      self.offset = offset
      self.leftover = leftover
    }

    /// Whether the sheet, and not the list, took the larger part of a way of `delta` points that began at an extent.
    public func isMostlySheets(of delta: Double, from extent: Double) -> Bool {
      let part = self.extent - extent
      return offset == nil || part.magnitude >= (delta - part).magnitude
    }
  }

  /// Lengths are in points; all extents without rubber band.
  public init(lowest: Double, highest: Double, ceiling: Double? = nil, canLeave: Bool, pixel: Double = 1) {
    self.lowest = lowest
    self.highest = highest
    self.ceiling = ceiling ?? highest
    self.canLeave = canLeave
    self.pixel = pixel
  }

  /// Spends a part of the finger's way.
  ///
  /// - Parameters:
  ///   - delta: The way in points; positive where it makes the sheet grow.
  ///   - extent: How much of the sheet is shown, had there been no rubber band.
  ///   - scroll: The list that the finger is in.
  public func spend(_ delta: Double, extent: Double, scroll: SheetScroll?) -> Result {
    guard let scroll else { return withoutList(delta, extent) }
    return delta > 0 ? grow(delta, extent, scroll) : shrink(-delta, extent, scroll)
  }

  private func withoutList(_ delta: Double, _ extent: Double) -> Result {
    let end = extent + delta
    // What would be less than nothing is out of the finger's reach.
    return end < 0 && canLeave && !countsBeyondNothing
      ? Result(extent: min(0, extent), offset: nil, leftover: end - min(0, extent))
      : Result(extent: end, offset: nil, leftover: 0)
  }

  private func grow(_ way: Double, _ extent: Double, _ scroll: SheetScroll) -> Result {
    var spending = Spending(way)
    var (extent, offset) = (extent, scroll.offset)
    offset += spending.take(scroll.start - offset)
    extent += spending.take(room(ceiling - extent))
    offset += spending.take(scroll.end - offset)
    return Result(extent: extent, offset: offset, leftover: spending.rest)
  }

  private func shrink(_ way: Double, _ extent: Double, _ scroll: SheetScroll) -> Result {
    var spending = Spending(way)
    var (extent, offset) = (extent, scroll.offset)
    extent -= spending.take(extent - max(highest, ceiling))
    offset -= spending.take(offset - scroll.start)
    extent -= spending.take(extent - (canLeave ? min(0, lowest) : lowest))
    return Result(extent: extent, offset: offset, leftover: -spending.rest)
  }

  /// The one test of being at a limit: a way of no more than half a device pixel, and what sums are off by, is none. It is not
  /// lost, but left for a way back.
  private func room(_ way: Double) -> Double { way <= pixel / 2 + 1e-9 ? 0 : way }

  private struct Spending {
    private(set) var rest: Double

    init(_ rest: Double) { self.rest = rest }

    mutating func take(_ room: Double) -> Double {
      let part = min(rest, max(0, room))
      rest -= part
      return part
    }
  }
}

extension DragBudget {
  /// How much of the sheet is shown where the finger has pulled it to an extent. Beyond the stops it follows as a scroll view
  /// does: d (1 - 1 / (c x / d + 1)) for a pull of x. Below the lowest stop d is no more than that stop's extent, so that some
  /// of the sheet is always left to be taken hold of.
  ///
  /// - Parameters:
  ///   - coefficient: c, the part of the finger's way that shows at first; 0 for a sheet that stands still there.
  ///   - dimension: d, the size of the container along the way, in points.
  public func shown(extent: Double, coefficient: Double = 0.55, dimension: Double) -> Double {
    if extent > highest { return highest + band(extent - highest, coefficient, dimension) }
    if extent >= lowest { return extent }
    return canLeave ? max(0, extent) : lowest - band(lowest - extent, coefficient, min(dimension, lowest))
  }

  /// The extent that the finger has pulled a sheet to of which so much is shown. The inverse of
  /// ``shown(extent:coefficient:dimension:)``, as far as there is one.
  public func pulled(shown: Double, coefficient: Double = 0.55, dimension: Double) -> Double {
    guard coefficient > 0, dimension > 0 else { return min(max(shown, canLeave ? 0 : lowest), highest) }
    let band = RubberBand(dimension: dimension, coefficient: coefficient)
    if shown > highest { return highest + band.pulled(for: min(shown - highest, dimension * 0.999)) }
    if shown >= lowest || canLeave { return shown }
    let below = RubberBand(dimension: min(dimension, lowest), coefficient: coefficient)
    return lowest - below.pulled(for: min(lowest - shown, below.dimension * 0.999))
  }

  private func band(_ pulled: Double, _ coefficient: Double, _ dimension: Double) -> Double {
    coefficient > 0 && dimension > 0 ? RubberBand(dimension: dimension, coefficient: coefficient).shown(for: pulled) : 0
  }
}
