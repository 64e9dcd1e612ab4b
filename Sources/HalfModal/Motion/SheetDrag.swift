import Kinetics
import UIKit

/// A finger's drag of a sheet: where the sheet is while the finger moves, and where it goes when that lifts.
///
/// The sheet follows the finger point by point between its stops, and out of the container where it may leave; beyond that it
/// follows as a rubber band does.
@MainActor struct SheetDrag {
  /// Whether the sheet may leave. It is asked once, when the drag goes below the lowest stop.
  private(set) var mayLeave: Bool?

  /// The sheet's way, which can become another one under the finger.
  var track: SheetTrack
  /// How much of the sheet would be shown, had there been no rubber band.
  private var pulled: CGFloat
  private let start: CGFloat
  private let origin: SheetPlace
  private let wasMoving: Bool

  /// - Parameters:
  ///   - shown: How much of the sheet is shown when the finger takes hold of it.
  ///   - origin: Where the sheet was, or was on its way to.
  ///   - wasMoving: Whether it was on its way.
  init(track: SheetTrack, shown: CGFloat, origin: SheetPlace, wasMoving: Bool) {
    self.track = track
    self.origin = origin
    self.wasMoving = wasMoving
    let beyond = shown - track.highest
    pulled = beyond > 0 ? track.highest + CGFloat(Self.band(track).pulled(for: Double(beyond))) : shown
    start = pulled
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has gone since it took hold, in points; towards a larger sheet is positive.
  ///   - asks: Asks whether the sheet may leave.
  /// - Returns: How much of the sheet is to be shown.
  mutating func move(by distance: CGFloat, asks: () -> Bool) -> CGFloat {
    pulled = start + distance
    if pulled < track.lowest && mayLeave == nil && distance < 0 {
      mayLeave = asks()
    }
    return shown
  }

  /// How much of the sheet is to be shown.
  var shown: CGFloat {
    if pulled > track.highest {
      return track.highest + CGFloat(Self.band(track).shown(for: Double(pulled - track.highest)))
    }
    if pulled < track.lowest && mayLeave == false {
      return track.lowest - CGFloat(Self.band(track).shown(for: Double(track.lowest - pulled)))
    }
    return max(0, pulled)
  }

  /// Where the sheet goes when the finger lifts: to the stop that is nearest to where its speed would carry it. Out of the container
  /// is one more stop.
  ///
  /// - Parameters:
  ///   - velocity: The speed with which the sheet grows, in points per second.
  ///   - asks: Asks whether the sheet may leave, where that is not known yet.
  mutating func landing(velocity: CGFloat, asks: () -> Bool) -> SheetPlace {
    // A finger that only touched a moving sheet does not send it elsewhere.
    if wasMoving && abs(pulled - start) < 1 && velocity == 0 {
      return origin
    }
    let end = Double(pulled) + Decay.normal.projection(of: Double(velocity))
    guard let nearest = track.stops.nearest(to: end) else { return origin }
    if end < Double(track.lowest) / 2 {
      mayLeave = mayLeave ?? asks()
      if mayLeave == true {
        return .hidden
      }
    }
    return .detent(nearest.id)
  }

  private static func band(_ track: SheetTrack) -> RubberBand {
    RubberBand(dimension: Double(max(1, track.length)))
  }
}
