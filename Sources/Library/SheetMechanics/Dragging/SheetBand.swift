import Kinetics

/// The rubber band of a sheet: the relation between the extent to which a finger has pulled the sheet and the visible extent.
///
/// Past its largest detent, and below its smallest one if it can't be dismissed, the sheet follows the finger as a scroll view
/// does past its ends (``RubberBand``). Lengths are in points.
package struct SheetBand: Hashable, Sendable {
  /// The extent of the smallest detent.
  package var lowest: Double
  /// The extent of the largest detent.
  package var highest: Double
  /// Whether the sheet moves freely below its smallest detent.
  package var canLeave: Bool
  /// The fraction of the finger's movement by which the sheet moves at first, from 0 to 1; 0 for a sheet that does not move past
  /// its detents.
  package var coefficient: Double
  /// The length of the container along the axis.
  package var dimension: Double

  package init(lowest: Double, highest: Double, canLeave: Bool, coefficient: Double = 0.55, dimension: Double) {
    self.lowest = lowest
    self.highest = highest
    self.canLeave = canLeave
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The visible extent for the extent to which the finger has pulled the sheet.
  package func shown(for pulled: Double) -> Double {
    if pulled > highest { return highest + shown(pulled - highest, dimension) }
    if pulled >= lowest { return pulled }
    return canLeave ? max(0, pulled) : lowest - shown(lowest - pulled, lowerDimension)
  }

  /// The extent to which a finger must pull the sheet for a visible extent: the inverse of ``shown(for:)``. If the coefficient is
  /// 0, there is no inverse, and the result is the extent limited to the detents.
  package func pulled(for shown: Double) -> Double {
    guard coefficient > 0, dimension > 0 else { return min(max(shown, canLeave ? 0 : lowest), highest) }
    if shown > highest { return highest + pulled(shown - highest, dimension) }
    if shown >= lowest || canLeave { return shown }
    return lowest - pulled(lowest - shown, lowerDimension)
  }

  /// The speed of the visible extent as a fraction of the finger's speed.
  package func slope(at pulled: Double) -> Double {
    if pulled > highest { return band(dimension)?.slope(at: pulled - highest) ?? 0 }
    if pulled < lowest, !canLeave { return band(lowerDimension)?.slope(at: pulled - lowest) ?? 0 }
    return 1
  }

  /// The dimension of the band below the smallest detent. It is at most that detent's extent, so that a part of the sheet is
  /// always visible.
  private var lowerDimension: Double { min(dimension, lowest) }

  private func band(_ dimension: Double) -> RubberBand? {
    coefficient > 0 && dimension > 0 ? RubberBand(dimension: dimension, coefficient: coefficient) : nil
  }

  private func shown(_ excess: Double, _ dimension: Double) -> Double { band(dimension)?.shown(for: excess) ?? 0 }

  /// The pull for a visible excess. No pull reaches a whole dimension, but code can move a sheet there, so the excess is limited.
  private func pulled(_ excess: Double, _ dimension: Double) -> Double {
    band(dimension)?.pulled(for: min(excess, dimension * 0.999)) ?? 0
  }
}
