import Kinetics

/// A motion in which a sheet and a list in it share one momentum. Either the sheet reaches its largest detent in a flick up and
/// the list scrolls on, or the list reaches its start in a flick down and the sheet moves on. The moment between the two parts is
/// the crossing.
///
/// It is one motion along the joined coordinate p = (extent - highest) + (offset - start), with the deceleration of a list:
///
///     p(t) = p₀ + v₀ (1 - e^(-kt)) / k, with k = -1000 ln rate
///
/// If the list reaches its end, a critically damped spring continues with the speed and brings the list back. The formulas are
/// exact at any time. Times are in seconds from the lift, lengths in points, velocities in points per second, positive if the
/// sheet grows.
package struct JoinedMotion: Hashable, Sendable {
  /// The visible extent of the sheet at the lift.
  package let extent: Double
  /// The extent of the largest detent.
  package let highest: Double
  /// The list at the lift.
  package let scroll: SheetScroll
  /// The speed at the lift.
  package let initialVelocity: Double
  /// The deceleration.
  package let decay: Decay
  /// The list's bounce.
  package let spring: Spring

  private let crossing: Impact
  /// The distance from the start to the crossing along the joined coordinate; negative for a flick down.
  private let distance: Double
  /// The moment at which the list reaches its end; nil if it does not.
  private let impact: Impact?

  private struct Impact: Hashable {
    var time: Double
    var velocity: Double
  }

  /// Makes a motion with a crossing. The result is nil if the momentum ends before the crossing, if the motion would begin at it
  /// (the sheet is at its largest detent, or the list at its start), or if the list is past one of its ends.
  ///
  /// - Parameters:
  ///   - extent: The visible extent of the sheet.
  ///   - highest: The extent of the largest detent.
  ///   - scroll: The list.
  ///   - velocity: The speed at the lift.
  ///   - decay: The deceleration.
  ///   - response: The period of the spring of the list's bounce, in seconds. The default gives an angular frequency of 10
  ///     radians per second.
  package init?(
    extent: Double, highest: Double, scroll: SheetScroll, velocity: Double, decay: Decay = .normal,
    response: Double = 2 * .pi / 10
  ) {
    guard scroll.start <= scroll.offset, scroll.offset <= scroll.end else { return nil }
    let distance = velocity > 0 ? highest - extent : scroll.start - scroll.offset
    let total = decay.projection(of: velocity)
    guard distance * velocity > 0, distance.magnitude < total.magnitude else { return nil }
    self.extent = extent
    self.highest = highest
    self.scroll = scroll
    self.decay = decay
    self.distance = distance
    initialVelocity = velocity
    spring = Spring(response: response, dampingRatio: 1)

    func passing(_ place: Double) -> Impact {
      Impact(
        time: decay.time(untilDistance: (total - place).magnitude, initialVelocity: velocity),
        velocity: decay.initialVelocity(from: place, to: total))
    }
    crossing = passing(distance)
    let whole = distance + scroll.end - scroll.offset
    impact = velocity > 0 && whole < total ? passing(whole) : nil
  }

  /// The time of the crossing.
  package var crossingTime: Double { crossing.time }

  /// The speed at the crossing.
  package var crossingVelocity: Double { crossing.velocity }

  /// The visible extent of the sheet. In a flick down it does not change: at the crossing the caller starts another motion of the
  /// sheet with ``crossingVelocity``.
  package func extent(at time: Double) -> Double {
    if initialVelocity < 0 { return extent }
    return time >= crossingTime ? highest : extent + travelled(at: time)
  }

  /// The list's offset.
  package func offset(at time: Double) -> Double {
    if initialVelocity < 0 { return time >= crossingTime ? scroll.start : scroll.offset + travelled(at: time) }
    if time <= crossingTime { return scroll.offset }
    if let impact, time >= impact.time {
      return spring.value(
        at: time - impact.time, from: scroll.end, to: scroll.end, initialVelocity: impact.velocity)
    }
    return scroll.offset + travelled(at: time) - distance
  }

  /// The speed along the joined coordinate. After the crossing of a flick down it stays ``crossingVelocity``.
  package func velocity(at time: Double) -> Double {
    if initialVelocity < 0, time >= crossingTime { return crossingVelocity }
    if let impact, time >= impact.time {
      return spring.velocity(
        at: time - impact.time, from: scroll.end, to: scroll.end, initialVelocity: impact.velocity)
    }
    return decay.velocity(at: time, initialVelocity: initialVelocity)
  }

  /// The time after which the list stays within a distance of its final offset; for a flick down, the time of the crossing.
  ///
  /// - Parameter threshold: The distance in points, above 0.
  package func endTime(threshold: Double) -> Double {
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
