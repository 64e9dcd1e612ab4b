import Kinetics

/// How a sheet that is let go of chooses where it goes: a pure function of where it is, how fast, and where it can rest.
///
/// All of the ready policies take a sheet out that may leave and would end below half of its lowest stop. Where there are no
/// stops they have it stay where it is. A stop no more than half a point away is where the sheet is, and not one in its
/// direction.
public struct LandingPolicy: Sendable {
  /// Chooses.
  public let choose: @Sendable (Landing) -> SheetTarget

  /// Whether this is ``nearest``, by which the system's sheet lands too.
  public let isNearest: Bool

  /// A policy of one's own.
  public init(_ choose: @escaping @Sendable (Landing) -> SheetTarget) {
    self.init(isNearest: false, choose)
  }

  private init(isNearest: Bool, _ choose: @escaping @Sendable (Landing) -> SheetTarget) {
    self.isNearest = isNearest
    self.choose = choose
  }

  /// The stop that is nearest to the projected end, as lists slow down: at 0.998 a millisecond.
  public static var nearest: LandingPolicy { LandingPolicy(isNearest: true, nearest(rate: .normal).choose) }

  /// The stop that is nearest to the projected end at some rate of slowing down; the larger of two that are equally near.
  public static func nearest(rate: Decay) -> LandingPolicy {
    LandingPolicy { landing in
      let end = landing.projected(rate)
      return landing.leaves(at: end) ? .gone : landing.stop(landing.stops.nearest(to: end))
    }
  }

  /// As ``nearest``, but never further than the first stop in the direction of the motion.
  public static var neighbour: LandingPolicy {
    LandingPolicy { landing in
      let end = landing.projected()
      guard let stop = landing.stops.nearest(to: end) else { return landing.stay }
      if landing.velocity > 0, let next = landing.next(above: landing.position), next.extent < stop.extent {
        return .stop(next.id)
      }
      if landing.velocity < 0, let next = landing.next(below: landing.position),
        next.extent > stop.extent || landing.leaves(at: end)
      {
        return .stop(next.id)
      }
      return landing.leaves(at: end) ? .gone : .stop(stop.id)
    }
  }

  /// Above a speed in points per second the first stop in its direction, out being one more below the lowest; else ``nearest``.
  public static func direction(above speed: Double = 300) -> LandingPolicy {
    LandingPolicy { landing in
      guard landing.velocity.magnitude > speed else { return nearest.choose(landing) }
      if landing.velocity > 0 { return landing.stop(landing.next(above: landing.position) ?? landing.stops.highest) }
      if let next = landing.next(below: landing.position) { return .stop(next.id) }
      return landing.canLeave && landing.stops.lowest != nil ? .gone : landing.stop(landing.stops.lowest)
    }
  }

  /// ``direction(above:)`` from 300 points per second on.
  public static var direction: LandingPolicy { direction() }

  /// No stop at all: the sheet rests at its projected end, between its smallest and its largest detent.
  public static var free: LandingPolicy {
    LandingPolicy { landing in
      let end = landing.projected()
      if landing.leaves(at: end) { return .gone }
      guard let lowest = landing.stops.lowest, let highest = landing.stops.highest else { return landing.stay }
      return .extent(min(max(end, lowest.extent), highest.extent))
    }
  }
}

extension Landing {
  fileprivate var stay: SheetTarget { .extent(position) }

  fileprivate func stop(_ stop: SheetStops.Stop?) -> SheetTarget { stop.map { .stop($0.id) } ?? stay }

  fileprivate func next(above extent: Double) -> SheetStops.Stop? { stops.all.first { $0.extent > extent + 0.5 } }

  fileprivate func next(below extent: Double) -> SheetStops.Stop? { stops.all.last { $0.extent < extent - 0.5 } }
}
