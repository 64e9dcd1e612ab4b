extension Spring {
  /// The time after which the position stays within `threshold` of the target.
  ///
  /// This is the last moment at which |position - target| exceeds the threshold, not a bound on it: the swings are
  /// counted, and the crossing is solved to the precision of the numbers. It is 0 when the threshold is never
  /// exceeded, and infinite for an undamped spring that does.
  ///
  /// - Parameters:
  ///   - start: The position at the release.
  ///   - target: The position at which the spring comes to rest.
  ///   - initialVelocity: The velocity at the release, in units per second.
  ///   - threshold: The distance that counts as rest, in the unit of the positions; more than 0.
  public func settlingTime(
    from start: Double, to target: Double, initialVelocity: Double = 0, threshold: Double
  ) -> Double {
    precondition(threshold > 0, "A settling threshold must be above 0")
    return Oscillation(self, displacement: start - target, velocity: initialVelocity).settlingTime(threshold: threshold)
  }

  /// Whether a spring in this state never again gets further than `threshold` from its target.
  ///
  /// A fast pass through the target is not rest: the velocity counts by the distance that it will carry the spring.
  ///
  /// - Parameters:
  ///   - position: Where the spring is.
  ///   - velocity: How fast it moves, in units per second.
  ///   - target: The position at which it comes to rest.
  ///   - threshold: The distance that counts as rest, in the unit of the positions.
  public func isSettled(at position: Double, velocity: Double, target: Double, threshold: Double) -> Bool {
    Oscillation(self, displacement: position - target, velocity: velocity).peak <= threshold
  }
}
