/// A damped spring that pulls a position towards a target.
///
/// Two numbers describe a spring: its frequency without damping, and its damping ratio. Mass, stiffness and damping
/// coefficient express the same two numbers. A response time or a settling duration is another way to give the frequency.
///
/// Positions may be in any unit, usually points. Velocities are in that unit per second, times in seconds.
///
/// A duration of zero is a common way to ask for no animation, so parameters that must be positive are raised from zero to
/// the smallest value that this type supports. Negative numbers, infinities and NaN are programming errors and stop the
/// program.
public struct Spring: Hashable, Sendable {
  /// The angular frequency of the spring without damping, in radians per second.
  public let angularFrequency: Double

  /// The damping as a fraction of critical damping. Below 1 the spring overshoots its target. At 1 it reaches the target in
  /// the shortest time without overshooting; above 1 it takes longer. At 0 it never comes to rest.
  public let dampingRatio: Double

  /// Creates a spring from the period of one oscillation.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds; less than 0.0001 counts as 0.0001.
  ///   - dampingRatio: 0 or more; 1 is critical damping.
  public init(response: Double, dampingRatio: Double) {
    precondition(response >= 0 && response.isFinite, "A spring's response must be a finite number of seconds, 0 or more")
    precondition(dampingRatio >= 0 && dampingRatio.isFinite, "A spring's damping ratio must be a finite number, 0 or more")
    self.init(angularFrequency: 2 * .pi / max(response, Self.shortestTime), dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical constants, as in Hooke's law: force = -stiffness · displacement - damping ·
  /// velocity.
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

  /// Creates a spring that comes to rest in a given time, as UIKit describes its spring animations.
  ///
  /// A spring released from rest stays within 0.001 of the whole distance from its target after exactly `settlingDuration`;
  /// see ``settlingTime(from:to:initialVelocity:threshold:)``. For damping ratios below 0.91 that time depends on how many
  /// swings exceed the threshold. The frequency therefore jumps at the damping ratios at which this number changes.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time to rest in seconds; less than 0.0001 counts as 0.0001.
  ///   - dampingRatio: 0 or more; less than 0.001 counts as 0.001, because an undamped spring never settles.
  public init(settlingDuration: Double, dampingRatio: Double) {
    precondition(
      settlingDuration >= 0 && settlingDuration.isFinite,
      "A spring's settling duration must be a finite number of seconds, 0 or more")
    precondition(dampingRatio >= 0 && dampingRatio.isFinite, "A spring's damping ratio must be a finite number, 0 or more")
    // Only the product of time and frequency matters, so the settling time of a spring with frequency 1 yields the
    // frequency.
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
