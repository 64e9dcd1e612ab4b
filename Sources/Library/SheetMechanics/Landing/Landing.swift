import Kinetics

/// Where a sheet goes, or rests.
public enum SheetTarget: Hashable, Sendable {
  /// The detent of this name.
  case stop(Detent.ID)
  /// A rest between detents, where so many points of the sheet are shown.
  case extent(Double)
  /// Out of the container.
  case gone
}

/// A sheet at the moment when the finger lets go of it: what a ``LandingPolicy`` decides by.
public struct Landing: Hashable, Sendable {
  /// How much of the sheet is shown, in points.
  public var position: Double
  /// How fast it grows, in points per second.
  public var velocity: Double
  /// How much of it was shown when the drag began, in points.
  public var start: Double
  /// Where it can rest.
  public var stops: SheetStops
  /// Whether it may go out of the container.
  public var canLeave: Bool

  /// A sheet that is let go of. Lengths are in points, the velocity in points per second.
  public init(position: Double, velocity: Double, start: Double? = nil, stops: SheetStops, canLeave: Bool) {
    self.position = position
    self.velocity = velocity
    self.start = start ?? position
    self.stops = stops
    self.canLeave = canLeave
  }

  /// Where the sheet would come to rest if it slowed down as a list does: position + velocity / (-1000 ln rate).
  public func projected(_ decay: Decay = .normal) -> Double {
    decay.end(from: position, initialVelocity: velocity)
  }

  /// Whether a sheet that would end there is rather out than at its lowest stop.
  func leaves(at end: Double) -> Bool {
    guard canLeave, let lowest = stops.lowest else { return false }
    return end < lowest.extent / 2
  }
}

extension Landing {
  /// What comes of a target that somebody has named. A rest between detents lies between the outermost stops; a detent that is not
  /// among the stops, and an extent that is no number, give way to another target.
  public func possible(_ target: SheetTarget, otherwise other: SheetTarget) -> SheetTarget {
    switch target {
    case .gone: return target
    case .stop(let id): return stops.stop(for: id) == nil ? other : target
    case .extent(let extent):
      guard let lowest = stops.lowest?.extent, let highest = stops.highest?.extent, !extent.isNaN else { return other }
      return .extent(min(max(extent, lowest), highest))
    }
  }
}
