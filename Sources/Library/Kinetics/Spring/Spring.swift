/// A damped spring, which pulls a position to a target.
///
/// A spring is two numbers: how fast it would swing if nothing damped it, and how strongly it is damped. Mass,
/// stiffness and damping coefficient are three numbers for the same two, and a response time or a settling duration
/// are other ways to give the first.
///
/// Positions may be in any unit, points as a rule; velocities are in that unit per second, times in seconds.
///
/// Parameters that are zero where nothing but a positive number has a meaning are raised to the smallest that this
/// type works with, because a duration of zero is an ordinary way to ask for no animation. Negative numbers,
/// infinities and NaN are mistakes of the caller and stop the program.
public struct Spring: Hashable, Sendable {
  /// The angular frequency of the same spring without damping, in radians per second.
  public let angularFrequency: Double

  /// The damping as a fraction of the critical damping: below 1 the spring swings beyond its target, at 1 it reaches
  /// the target soonest without doing so, above 1 it creeps. At 0 it never comes to rest.
  public let dampingRatio: Double

  /// A spring given by the time of one swing.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds; below 0.0001 it counts as 0.0001.
  ///   - dampingRatio: 0 or more; 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    precondition(response >= 0 && response.isFinite, "A spring's response must be a finite number of seconds, 0 or more")
    precondition(dampingRatio >= 0 && dampingRatio.isFinite, "A spring's damping ratio must be a finite number, 0 or more")
    self.init(angularFrequency: 2 * .pi / max(response, Self.shortestTime), dampingRatio: dampingRatio)
  }

  /// A spring given by its physics, as in Hooke's law: force = -stiffness · displacement - damping · velocity.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring; more than 0.
  ///   - stiffness: The spring constant; more than 0.
  ///   - damping: The damping coefficient; 0 or more.
  public init(mass: Double, stiffness: Double, damping: Double) {
    precondition(mass > 0 && mass.isFinite, "A spring's mass must be a finite number above 0")
    precondition(stiffness > 0 && stiffness.isFinite, "A spring's stiffness must be a finite number above 0")
    precondition(damping >= 0 && damping.isFinite, "A spring's damping must be a finite number, 0 or more")
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// The spring that comes to rest in a given time, which is how UIKit's spring animations are described.
  ///
  /// Released from rest, it is within 0.001 of the distance to its target for good after exactly `settlingDuration`;
  /// see ``settlingTime(from:to:initialVelocity:threshold:)``. The last time at which a swinging spring leaves that
  /// band depends on how many of its swings reach out of it, and so the spring's frequency jumps at some damping
  /// ratios below 0.91, where one swing more or fewer does.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time to rest in seconds; below 0.0001 it counts as 0.0001.
  ///   - dampingRatio: More than 0; below 0.001 it counts as 0.001, because an undamped spring never settles.
  public init(settlingDuration: Double, dampingRatio: Double) {
    precondition(
      settlingDuration >= 0 && settlingDuration.isFinite,
      "A spring's settling duration must be a finite number of seconds, 0 or more")
    precondition(dampingRatio >= 0 && dampingRatio.isFinite, "A spring's damping ratio must be a finite number, 0 or more")
    // Time and frequency only ever occur as their product, so the time that a spring of frequency 1 takes tells the frequency.
    let unit = Spring(angularFrequency: 1, dampingRatio: max(dampingRatio, 0.001))
    let time = unit.settlingTime(from: 1, to: 0, threshold: 0.001)
    self.init(angularFrequency: time / max(settlingDuration, Self.shortestTime), dampingRatio: unit.dampingRatio)
  }

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The spring constant for a mass of 1.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// The damping coefficient for a mass of 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  private static var shortestTime: Double { 0.0001 }
}
