/// The state of a drag of a sheet, until the finger lifts. Extents are in points.
package struct DragSession: Hashable, Sendable {
  /// The extent to which the finger has pulled the sheet, before the rubber band.
  package private(set) var extent: Double

  /// Whether the drag may dismiss the sheet; nil until that is decided, once in a drag.
  package private(set) var mayLeave: Bool?

  /// Whether the dismissal has begun under the finger.
  package var hasBegunDismissal = false

  /// Whether the sheet, and not a list, took the larger part of the last movement.
  package private(set) var movedSheetLast = true

  /// The extent at which the drag began.
  package let start: Double

  /// The motion of the sheet when the drag began.
  package let origin: Origin

  private let rubberBand: Double

  /// The limits of a sheet without a rubber band: its smallest and largest detents, or its position at the start of the drag if
  /// that is past them.
  private var limits: ClosedRange<Double>

  /// The motion of a sheet when a drag begins.
  package enum Origin: Hashable, Sendable {
    case resting
    case movingIn
    case movingOut
  }

  /// - Parameters:
  ///   - shown: The visible extent when the drag begins.
  ///   - origin: The motion of the sheet when the drag begins.
  ///   - track: The positions that the sheet can have.
  ///   - rubberBand: The coefficient of the rubber band, from 0 to 1.
  ///   - canLeave: Whether the sheet can be dismissed if the host agrees.
  package init(shown: Double, origin: Origin, track: SheetTrack, rubberBand: Double, canLeave: Bool) {
    self.rubberBand = rubberBand
    self.origin = origin
    extent = Self.pulled(shown, rubberBand, track, canLeave)
    start = extent
    limits = Self.limits(shown, track)
  }

  /// Stores that the drag may dismiss the sheet.
  package mutating func allowDismissal() { mayLeave = true }

  /// Stores that the drag may not dismiss the sheet. From its current position the sheet follows the finger with a rubber band.
  package mutating func refuseDismissal(shown: Double, on track: SheetTrack) {
    mayLeave = false
    rebase(to: shown, on: track, canLeave: false)
  }

  /// Continues the drag from a visible extent after a change of the detents.
  package mutating func rebase(to shown: Double, on track: SheetTrack, canLeave: Bool) {
    extent = Self.pulled(shown, rubberBand, track, canLeave && mayLeave != false)
    limits = Self.limits(shown, track)
  }

  /// Applies one movement of the finger.
  package mutating func apply(_ result: DragDistribution.Result, of delta: Double) {
    if delta != 0 { movedSheetLast = result.movedMostlySheet(by: delta, from: extent) }
    extent = result.extent
  }

  /// The visible extent, after the rubber band.
  package func shown(on track: SheetTrack, canLeave: Bool) -> Double {
    let canLeave = canLeave && mayLeave != false
    guard rubberBand > 0 else { return min(max(extent, canLeave ? 0 : limits.lowerBound), limits.upperBound) }
    return track.band(coefficient: rubberBand, canLeave: canLeave).shown(for: extent)
  }

  /// Whether the finger only touched a moving sheet: it moved by less than 1 point and has no velocity. The sheet then continues
  /// to its destination.
  ///
  /// - Parameter velocity: The velocity of the finger at the lift, in points per second.
  package func isTouchOnly(velocity: Double) -> Bool {
    origin != .resting && (extent - start).magnitude < 1 && velocity == 0
  }

  private static func limits(_ shown: Double, _ track: SheetTrack) -> ClosedRange<Double> {
    min(shown, track.lowest)...max(shown, track.highest)
  }

  private static func pulled(_ shown: Double, _ rubberBand: Double, _ track: SheetTrack, _ canLeave: Bool) -> Double {
    rubberBand > 0 ? track.band(coefficient: rubberBand, canLeave: canLeave).pulled(for: shown) : shown
  }
}

extension SheetTrack {
  /// The rubber band of a sheet on this track.
  package func band(coefficient: Double, canLeave: Bool) -> SheetBand {
    SheetBand(lowest: lowest, highest: highest, canLeave: canLeave, coefficient: coefficient, dimension: length)
  }
}
