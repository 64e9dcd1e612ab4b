/// The motion of a spring from a given start: it returns position and velocity at any moment without simulating earlier
/// ones.
///
/// Times are in seconds on the caller's clock.
public struct SpringMotion: Hashable, Sendable {
  /// The spring that moves it.
  public let spring: Spring
  /// The position at ``beginTime``.
  public let start: Double
  /// The position at which the motion comes to rest.
  public let target: Double
  /// The velocity at ``beginTime``, in units per second.
  public let initialVelocity: Double
  /// The time of the release.
  public let beginTime: Double

  /// Creates a motion that is released at `beginTime`, in seconds, with a velocity in units per second.
  public init(spring: Spring, from start: Double, to target: Double, initialVelocity: Double = 0, beginTime: Double) {
    self.spring = spring
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.beginTime = beginTime
  }

  /// The position at a time; `start` before the release.
  public func position(at time: Double) -> Double {
    spring.value(at: time - beginTime, from: start, to: target, initialVelocity: initialVelocity)
  }

  /// The velocity at a time, in units per second; `initialVelocity` before the release.
  public func velocity(at time: Double) -> Double {
    spring.velocity(at: time - beginTime, from: start, to: target, initialVelocity: initialVelocity)
  }

  /// Returns a motion to another target. It starts with the position and velocity at `time`, so there is no visible jump.
  ///
  /// - Parameters:
  ///   - target: The new position of rest.
  ///   - time: The time of the change.
  ///   - spring: The spring from then on; the current one if nil.
  public func retargeted(to target: Double, at time: Double, spring: Spring? = nil) -> SpringMotion {
    SpringMotion(
      spring: spring ?? self.spring, from: position(at: time), to: target, initialVelocity: velocity(at: time),
      beginTime: time)
  }

  /// The exact time after which the position stays within `threshold` of the target; see
  /// ``Spring/settlingTime(from:to:initialVelocity:threshold:)``.
  public func endTime(threshold: Double) -> Double {
    beginTime + spring.settlingTime(from: start, to: target, initialVelocity: initialVelocity, threshold: threshold)
  }

  /// Whether the position stays within `threshold` of the target from `time` on.
  public func isSettled(at time: Double, threshold: Double) -> Bool {
    spring.isSettled(at: position(at: time), velocity: velocity(at: time), target: target, threshold: threshold)
  }
}
