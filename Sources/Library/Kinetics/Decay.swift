/// A motion that only friction acts on, as a list that was flicked: its velocity falls by the same factor in every
/// millisecond.
///
/// With the rate r the velocity is v(t) = v₀ e^(-kt) for k = -1000 ln r, and the way x(t) = x₀ + v₀ (1 - e^(-kt)) /
/// k; both are exact at any time, whatever the frame rate. Times are in seconds, positions in any unit, velocities in
/// that unit per second.
public struct Decay: Hashable, Sendable {
  /// The part of the velocity that is left after a millisecond, between 0 and 1.
  public let rate: Double

  /// - Parameter rate: The part of the velocity that is left after a millisecond; more than 0 and less than 1.
  ///   Anything else stops the program.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "A decay's rate must be above 0 and below 1")
    self.rate = rate
  }

  /// The rate of `UIScrollView.DecelerationRate.normal`.
  public static let normal = Decay(rate: 0.998)
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  public static let fast = Decay(rate: 0.99)

  /// The position after a time; `start` before the release.
  public func value(at time: Double, from start: Double, initialVelocity: Double) -> Double {
    if time <= 0 { return start }
    return start - initialVelocity * Maths.exponentialMinusOne(-constant * time) / constant
  }

  /// The velocity after a time; `initialVelocity` before the release.
  public func velocity(at time: Double, initialVelocity: Double) -> Double {
    initialVelocity * Maths.exponential(-constant * max(time, 0))
  }

  /// The distance that a velocity carries, signed: what is left to go until rest.
  ///
  /// The exact integral, about 0.4995 s · `velocity` at the normal rate. The sum over whole milliseconds that is
  /// often given for it, v/1000 · r/(1 - r), is 0.1 % less and would not agree with
  /// ``value(at:from:initialVelocity:)``.
  public func projection(of velocity: Double) -> Double { velocity / constant }

  /// The position at which the motion comes to rest.
  public func end(from start: Double, initialVelocity: Double) -> Double { start + projection(of: initialVelocity) }

  /// The velocity with which a motion from `start` comes to rest at `end`.
  public func initialVelocity(from start: Double, to end: Double) -> Double { (end - start) * constant }

  /// The time after which the speed is no more than `speed`, which is above 0.
  public func time(untilSpeed speed: Double, initialVelocity: Double) -> Double {
    precondition(speed > 0, "The speed that counts as rest must be above 0")
    let magnitude = initialVelocity.magnitude
    return magnitude <= speed ? 0 : Maths.logarithm(magnitude / speed) / constant
  }

  /// The time after which the end is no further than `distance`, which is above 0.
  public func time(untilDistance distance: Double, initialVelocity: Double) -> Double {
    precondition(distance > 0, "The distance that counts as rest must be above 0")
    return time(untilSpeed: distance * constant, initialVelocity: initialVelocity)
  }

  /// k, per second.
  private var constant: Double { -1000 * Maths.logarithm(rate) }
}
