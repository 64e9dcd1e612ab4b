import Kinetics
import UIKit

/// A finger that has the sheet: where that is meanwhile, and where it goes when the finger lifts.
struct DragSession {
  /// How much of the sheet would be shown, had there been no rubber band.
  private(set) var extent: Double

  /// What the host has said to the one question of this drag; nil as long as it was not asked.
  var mayLeave: Bool?

  /// Whether the way out has begun under the finger.
  var hasLeft = false

  /// Whether the sheet, and not a list, took the larger part of the finger's last motion.
  private(set) var movedSheetLast = true

  /// Where the drag began.
  let start: Double

  /// Whether the sheet was on its way when the finger took it, and whether that was the way out.
  let wasMoving: Bool
  let wasOutbound: Bool

  private let rubberBand: Double

  /// Without a rubber band the sheet stands still at its outer stops, or as far beyond as it was when the finger took it.
  private var reach: ClosedRange<Double>

  /// - Parameters:
  ///   - shown: How much of the sheet is shown when the finger takes hold of it.
  ///   - canLeave: Whether it may go out, as far as the host is not asked.
  init(shown: CGFloat, wasMoving: Bool, wasOutbound: Bool, track: SheetTrack, rubberBand: CGFloat, canLeave: Bool) {
    self.rubberBand = Double(rubberBand)
    self.wasMoving = wasMoving
    self.wasOutbound = wasOutbound
    extent = Self.pulled(shown, self.rubberBand, track, canLeave)
    start = extent
    reach = Self.reach(shown, track)
  }

  /// The host has said that the sheet may not leave: from where it is shown on, it follows by the rubber band.
  mutating func refuse(shown: CGFloat, on track: SheetTrack) {
    mayLeave = false
    rebase(to: shown, on: track, canLeave: false)
  }

  /// The stops are others: from where the sheet is shown on, the finger goes on along the new way.
  mutating func rebase(to shown: CGFloat, on track: SheetTrack, canLeave: Bool) {
    extent = Self.pulled(shown, rubberBand, track, canLeave && mayLeave != false)
    reach = Self.reach(shown, track)
  }

  private static func reach(_ shown: CGFloat, _ track: SheetTrack) -> ClosedRange<Double> {
    min(Double(shown), Double(track.lowest))...max(Double(shown), Double(track.highest))
  }

  private static func pulled(_ shown: CGFloat, _ rubberBand: Double, _ track: SheetTrack, _ canLeave: Bool) -> Double {
    guard rubberBand > 0 else { return Double(shown) }
    return DragBudget(track: track, ceiling: track.highest, canLeave: canLeave)
      .pulled(shown: Double(shown), coefficient: rubberBand, dimension: Double(track.length))
  }

  /// Takes up what the finger's motion has made of the sheet.
  mutating func move(to result: DragBudget.Result, of delta: Double) {
    if delta != 0 { movedSheetLast = result.isMostlySheets(of: delta, from: extent) }
    extent = result.extent
  }

  /// How much of the sheet is to be shown.
  func shown(on track: SheetTrack, canLeave: Bool) -> CGFloat {
    guard rubberBand > 0 else {
      let lower = canLeave && mayLeave != false ? 0 : reach.lowerBound
      return CGFloat(min(max(extent, lower), reach.upperBound))
    }
    let budget = DragBudget(track: track, ceiling: track.highest, canLeave: canLeave && mayLeave != false)
    return CGFloat(budget.shown(extent: extent, coefficient: rubberBand, dimension: Double(track.length)))
  }

  /// Whether the finger only touched a moving sheet, which then goes on to where it was going.
  func isTouchOnly(velocity: Double) -> Bool {
    wasMoving && (extent - start).magnitude < 1 && velocity == 0
  }
}

extension DragBudget {
  init(track: SheetTrack, ceiling: CGFloat, canLeave: Bool) {
    self.init(
      lowest: Double(track.lowest), highest: Double(track.highest), ceiling: Double(ceiling), canLeave: canLeave,
      pixel: Double(track.pixel))
  }
}
