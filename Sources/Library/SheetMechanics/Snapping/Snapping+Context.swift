import Kinetics

extension Snapping {
  /// The state of a sheet when the finger lifts, from which a ``Snapping`` rule chooses the destination.
  public struct Context: Hashable, Sendable {
    /// The visible extent, in points.
    package var extent: Double
    /// The speed at which the sheet grows, in points per second.
    package var speed: Double
    /// The extent at which the drag began, in points.
    package var startExtent: Double
    /// The active detents with their heights.
    public package(set) var stops: SheetStops
    /// Whether the drag can dismiss the sheet. If true, the host may still refuse.
    public package(set) var canDismiss: Bool

    /// Makes a context. Lengths are in points, the speed is in points per second.
    ///
    /// - Parameter startExtent: The extent at which the drag began; nil for `extent`.
    package init(extent: Double, speed: Double, startExtent: Double? = nil, stops: SheetStops, canDismiss: Bool) {
      self.extent = extent
      self.speed = speed
      self.startExtent = startExtent ?? extent
      self.stops = stops
      self.canDismiss = canDismiss
    }
  }
}

extension Snapping.Context {
  /// The extent at which the sheet would rest if it slowed down as a list does, in points: extent + speed / (-1000 ln rate).
  package func projectedExtent(_ decay: Decay = .normal) -> Double {
    decay.end(from: extent, initialVelocity: speed)
  }

  /// The valid form of a destination that the host or a rule has returned. A visible height is limited to the range from the
  /// smallest to the largest detent. The result is `other` for an unknown or inactive detent, for a height that is NaN, and for a
  /// height if no detent is active.
  package func valid(_ destination: SheetDestination, otherwise other: SheetDestination) -> SheetDestination {
    switch destination {
    case .dismissed: return canDismiss ? destination : other
    case .detent(let id): return stops.stop(for: id) == nil ? other : destination
    case .visibleHeight(let extent):
      guard let lowest = stops.lowest?.extent, let highest = stops.highest?.extent, !extent.isNaN else { return other }
      return .visibleHeight(min(max(extent, lowest), highest))
    }
  }

  /// Whether a sheet with this projected end is dismissed: it can be, and the end is below half of the smallest detent.
  func dismisses(at end: Double) -> Bool {
    guard canDismiss, let lowest = stops.lowest else { return false }
    return end < lowest.extent / 2
  }

  var stay: SheetDestination { .visibleHeight(extent) }

  func destination(_ stop: SheetStops.Stop?) -> SheetDestination { stop.map { .detent($0.id) } ?? stay }

  /// The first stop above an extent. A stop within half a point of the extent does not count as above it.
  func next(above extent: Double) -> SheetStops.Stop? { stops.all.first { $0.extent > extent + 0.5 } }

  func next(below extent: Double) -> SheetStops.Stop? { stops.all.last { $0.extent < extent - 0.5 } }
}
