import Kinetics

/// Momentum that does not end with what it began in: a sheet that is flicked up to its highest stop and goes on as its list, or a
/// list that is flicked down to its start and goes on as the sheet.
///
/// It is one motion along the joined coordinate (extent - highest) + (offset - start), and slows down there as a list does,
/// whatever moves: p(t) = p₀ + v₀ (1 - e^(-kt)) / k, with k = -1000 ln rate. At the end of the list a critically damped spring
/// takes what speed is left and brings the list back. All of it is exact at any time, whatever the frame rate. Times are in
/// seconds from the lift, lengths in points, velocities in points per second, positive where the sheet grows.
public struct JoinedMotion: Hashable, Sendable {
  /// How much of the sheet is shown at the lift.
  public let extent: Double
  /// The extent of the largest stop.
  public let highest: Double
  /// The list at the lift.
  public let scroll: SheetScroll
  /// The speed at the lift.
  public let initialVelocity: Double
  /// How it slows down.
  public let decay: Decay
  /// The list's bounce.
  public let spring: Spring

  /// When one takes over from the other.
  public let crossingTime: Double
  /// The speed that is handed over.
  public let crossingVelocity: Double

  /// How far it goes before the crossing, signed.
  private let way: Double
  /// When the list runs into its end, and how fast.
  private let impact: Impact?

  private struct Impact: Hashable {
    var time: Double
    var velocity: Double
  }

  /// A motion that crosses; nil where the momentum ends before it does, where there is nothing on this side of the crossing, and
  /// for a list that is pulled beyond its ends.
  ///
  /// - Parameters:
  ///   - extent: How much of the sheet is shown.
  ///   - highest: The extent of the largest stop.
  ///   - scroll: The list.
  ///   - velocity: The speed at the lift.
  ///   - decay: How it slows down.
  ///   - response: The response of the list's bounce, in seconds; if none is given the frequency is 10 radians per second.
  public init?(
    extent: Double, highest: Double, scroll: SheetScroll, velocity: Double, decay: Decay = .normal,
    response: Double = 2 * .pi / 10
  ) {
    guard scroll.start <= scroll.offset, scroll.offset <= scroll.end else { return nil }
    let way = velocity > 0 ? highest - extent : scroll.start - scroll.offset
    let total = decay.projection(of: velocity)
    // The crossing lies in the direction of the motion, and before its end.
    guard way * velocity > 0, way.magnitude < total.magnitude else { return nil }
    self.extent = extent
    self.highest = highest
    self.scroll = scroll
    self.decay = decay
    self.way = way
    initialVelocity = velocity
    spring = Spring(response: response, dampingRatio: 1)

    func passing(_ place: Double) -> Impact {
      Impact(
        time: decay.time(untilDistance: (total - place).magnitude, initialVelocity: velocity),
        velocity: decay.initialVelocity(from: place, to: total))
    }
    let crossing = passing(way)
    (crossingTime, crossingVelocity) = (crossing.time, crossing.velocity)
    let whole = way + scroll.end - scroll.offset
    impact = velocity > 0 && whole < total ? passing(whole) : nil
  }

  /// How much of the sheet is shown. From a crossing downwards on that is the caller's, who lets the sheet land with
  /// ``crossingVelocity``; here it stays what it was.
  public func extent(at time: Double) -> Double {
    if initialVelocity < 0 { return extent }
    return time >= crossingTime ? highest : extent + travelled(at: time)
  }

  /// The list's offset.
  public func offset(at time: Double) -> Double {
    if initialVelocity < 0 { return time >= crossingTime ? scroll.start : scroll.offset + travelled(at: time) }
    if time <= crossingTime { return scroll.offset }
    if let impact, time >= impact.time {
      return spring.value(
        at: time - impact.time, from: scroll.end, to: scroll.end, initialVelocity: impact.velocity)
    }
    return scroll.offset + travelled(at: time) - way
  }

  /// How fast the joined coordinate changes. From a crossing downwards on it is ``crossingVelocity``.
  public func velocity(at time: Double) -> Double {
    if initialVelocity < 0, time >= crossingTime { return crossingVelocity }
    if let impact, time >= impact.time {
      return spring.velocity(
        at: time - impact.time, from: scroll.end, to: scroll.end, initialVelocity: impact.velocity)
    }
    return decay.velocity(at: time, initialVelocity: initialVelocity)
  }

  /// When the list stays within `threshold` points, above 0, of where it comes to rest; for a motion downwards, when the list is
  /// at its start.
  public func endTime(threshold: Double) -> Double {
    if initialVelocity < 0 { return crossingTime }
    if let impact {
      let bounce = spring.settlingTime(
        from: scroll.end, to: scroll.end, initialVelocity: impact.velocity, threshold: threshold)
      return impact.time + bounce
    }
    return max(crossingTime, decay.time(untilDistance: threshold, initialVelocity: initialVelocity))
  }

  private func travelled(at time: Double) -> Double {
    decay.value(at: time, from: 0, initialVelocity: initialVelocity)
  }
}
