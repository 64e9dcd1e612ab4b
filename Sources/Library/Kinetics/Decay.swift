/// A motion that only friction slows down, such as the deceleration of a scroll view: the velocity falls by the same factor
/// in every millisecond.
///
/// For the rate r, with k = -1000 ln r, the velocity is v(t) = v₀ e^(-kt) and the position x(t) = x₀ + v₀ (1 - e^(-kt)) /
/// k. Both are exact at any time and do not depend on the frame rate. Times are in seconds, positions in any unit,
/// velocities in that unit per second.
public struct Decay: Hashable, Sendable {
  /// The factor, between 0 and 1, by which the velocity is multiplied in each millisecond.
  public let rate: Double

  /// - Parameter rate: The factor by which the velocity is multiplied in each millisecond; above 0 and below 1. Other
  ///   values stop the program.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "A decay's rate must be above 0 and below 1")
    self.rate = rate
  }

  /// The rate of `UIScrollView.DecelerationRate.normal`.
  public static let normal = Decay(rate: 0.998)
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  public static let fast = Decay(rate: 0.99)

  /// The position after `time` seconds; `start` before the release.
  public func value(at time: Double, from start: Double, initialVelocity: Double) -> Double {
    if time <= 0 { return start }
    return start - initialVelocity * Maths.exponentialMinusOne(-constant * time) / constant
  }

  /// The velocity after `time` seconds; `initialVelocity` before the release.
  public func velocity(at time: Double, initialVelocity: Double) -> Double {
    initialVelocity * Maths.exponential(-constant * max(time, 0))
  }

  /// The signed distance that the motion covers until it comes to rest.
  ///
  /// This is the exact integral, about 0.4995 s · `velocity` at the normal rate. The formula that is often used instead,
  /// v/1000 · r/(1 - r), is a sum over whole milliseconds. It is 0.1 % smaller and would not agree with
  /// ``value(at:from:initialVelocity:)``.
  public func projection(of velocity: Double) -> Double { velocity / constant }

  /// The position at which the motion comes to rest.
  public func end(from start: Double, initialVelocity: Double) -> Double { start + projection(of: initialVelocity) }

  /// The velocity with which a motion from `start` comes to rest at `end`.
  public func initialVelocity(from start: Double, to end: Double) -> Double { (end - start) * constant }

  /// The time in seconds after which the speed is at most `speed`, which must be above 0.
  public func time(untilSpeed speed: Double, initialVelocity: Double) -> Double {
    precondition(speed > 0, "The speed that counts as rest must be above 0")
    let magnitude = initialVelocity.magnitude
    return magnitude <= speed ? 0 : Maths.logarithm(magnitude / speed) / constant
  }

  /// The time in seconds after which the remaining distance is at most `distance`, which must be above 0.
  public func time(untilDistance distance: Double, initialVelocity: Double) -> Double {
    precondition(distance > 0, "The distance that counts as rest must be above 0")
    return time(untilSpeed: distance * constant, initialVelocity: initialVelocity)
  }

  /// k, per second.
  private var constant: Double { -1000 * Maths.logarithm(rate) }
}
