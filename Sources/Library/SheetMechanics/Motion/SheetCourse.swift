import Kinetics

/// A motion of a sheet as a formula of the time, which gives the position at any time without the earlier frames. Positions are
/// visible extents in points, velocities are in points per second, times are media times in seconds.
package enum SheetCourse: Hashable, Sendable {
  case spring(SpringMotion, end: Double)
  case curve(TimingCurve, from: Double, to: Double, begin: Double, end: Double)
  /// The cubic polynomial that begins with a velocity and ends at rest.
  case cubic(from: Double, to: Double, velocity: Double, begin: Double, end: Double)
  /// The sheet's part of a motion that continues in a list.
  case joined(JoinedMotion, begin: Double)

  /// The time of arrival.
  package var end: Double {
    switch self {
    case .spring(_, let end), .curve(_, _, _, _, let end), .cubic(_, _, _, _, let end): end
    case .joined(let motion, let begin): begin + motion.crossingTime
    }
  }

  /// The position at the end.
  package var target: Double {
    switch self {
    case .spring(let motion, _): motion.target
    case .curve(_, _, let to, _, _), .cubic(_, let to, _, _, _): to
    case .joined(let motion, _): motion.highest
    }
  }

  package func position(at time: Double) -> Double {
    switch self {
    case .spring(let motion, _): motion.position(at: max(time, motion.beginTime))
    case .curve(let curve, let from, let to, let begin, let end):
      from + (to - from) * curve.value(at: (time - begin) / (end - begin))
    case .cubic(let from, let to, let velocity, let begin, let end):
      Self.cubic(from, to, velocity * (end - begin), min(1, max(0, (time - begin) / (end - begin)))).value
    case .joined(let motion, let begin): motion.extent(at: max(0, time - begin))
    }
  }

  package func velocity(at time: Double) -> Double {
    switch self {
    case .spring(let motion, _): return motion.velocity(at: max(time, motion.beginTime))
    case .curve(let curve, let from, let to, let begin, let end):
      let progress = (time - begin) / (end - begin)
      return progress > 0 && progress < 1 ? (to - from) * curve.slope(at: progress) / (end - begin) : 0
    case .cubic(let from, let to, let velocity, let begin, let end):
      let progress = min(1, max(0, (time - begin) / (end - begin)))
      return Self.cubic(from, to, velocity * (end - begin), progress).slope / (end - begin)
    case .joined(let motion, let begin): return motion.velocity(at: max(0, time - begin))
    }
  }

  /// The Hermite cubic over 0...1 with a given slope at its start and slope 0 at its end.
  private static func cubic(_ from: Double, _ to: Double, _ slope: Double, _ t: Double) -> (value: Double, slope: Double) {
    let distance = to - from
    return (
      value: from + slope * t * (1 - t) * (1 - t) + distance * t * t * (3 - 2 * t),
      slope: slope * (1 - t) * (1 - 3 * t) + 6 * distance * t * (1 - t)
    )
  }

  /// The same motion, moved inwards by a distance.
  package func shifted(by distance: Double) -> SheetCourse {
    switch self {
    case .spring(let motion, let end):
      let shifted = SpringMotion(
        spring: motion.spring, from: motion.start + distance, to: motion.target + distance,
        initialVelocity: motion.initialVelocity, beginTime: motion.beginTime)
      return .spring(shifted, end: end)
    case .curve(let curve, let from, let to, let begin, let end):
      return .curve(curve, from: from + distance, to: to + distance, begin: begin, end: end)
    case .cubic(let from, let to, let velocity, let begin, let end):
      return .cubic(from: from + distance, to: to + distance, velocity: velocity, begin: begin, end: end)
    case .joined(let motion, let begin):
      // The list's part of the motion can't be shifted, so the sheet gets a motion of its own.
      return .curve(
        .easeOut, from: motion.extent(at: 0) + distance, to: motion.highest + distance, begin: begin,
        end: begin + motion.crossingTime)
    }
  }
}
