import Kinetics

/// The duration and timing of a sheet's motion.
package struct SheetMotion: Hashable, Sendable {
  /// The timing of a motion.
  package enum Timing: Hashable, Sendable {
    /// A spring. With a damping ratio of 1 or more it does not overshoot.
    case spring(dampingRatio: Double)
    case curve(TimingCurve)
  }

  /// The duration in seconds; for a spring, the time until it rests.
  package var duration: Double
  package var timing: Timing

  package init(duration: Double, timing: Timing) {
    self.duration = duration
    self.timing = timing
  }

  /// The course of a motion between two visible extents.
  ///
  /// - Parameters:
  ///   - start: The extent at the start, in points.
  ///   - target: The extent at the end, in points.
  ///   - velocity: The initial speed in points per second. A timing curve can't continue a speed, so a cubic of the same duration
  ///     replaces it. The speed is limited for a cubic, and for a spring with a damping ratio of 1 or more, so that they don't
  ///     overshoot.
  ///   - time: The media time of the start, in seconds.
  ///   - pixel: The length of a device pixel, in points. A spring has arrived when it stays within half a pixel of the target.
  package func course(from start: Double, to target: Double, velocity: Double, at time: Double, pixel: Double) -> SheetCourse {
    switch timing {
    case .curve(let curve) where velocity == 0 && duration > 0:
      return .curve(curve, from: start, to: target, begin: time, end: time + duration)
    case .curve where duration > 0:
      // A Hermite cubic with a slope of more than three times its distance overshoots.
      let limit = 3 * (target - start) / duration
      return .cubic(
        from: start, to: target, velocity: Self.limited(velocity, to: limit), begin: time, end: time + duration)
    case .curve: return spring(1, start, target, velocity, time, pixel)
    case .spring(let dampingRatio): return spring(dampingRatio, start, target, velocity, time, pixel)
    }
  }

  private func spring(
    _ dampingRatio: Double, _ start: Double, _ target: Double, _ velocity: Double, _ time: Double, _ pixel: Double
  ) -> SheetCourse {
    let spring = Spring(settlingDuration: duration, dampingRatio: max(0.01, dampingRatio))
    let limit = spring.angularFrequency * (target - start)
    let speed = dampingRatio >= 1 ? Self.limited(velocity, to: limit) : velocity
    let motion = SpringMotion(spring: spring, from: start, to: target, initialVelocity: speed, beginTime: time)
    return .spring(motion, end: motion.endTime(threshold: pixel / 2))
  }

  private static func limited(_ velocity: Double, to limit: Double) -> Double {
    limit < 0 ? max(velocity, limit) : min(velocity, limit)
  }
}
