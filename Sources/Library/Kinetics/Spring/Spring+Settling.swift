extension Spring {
  /// The time in seconds after which the position stays within `threshold` of the target.
  ///
  /// This is the last moment at which |position - target| exceeds the threshold, not an upper bound for it: the swings are
  /// counted, and the crossing is solved to the precision of floating-point numbers. The result is 0 if the threshold is
  /// never exceeded, and infinite if an undamped spring exceeds it.
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

  /// Whether a spring in this state will stay within `threshold` of its target.
  ///
  /// A spring that passes its target fast is not settled, because it will leave the threshold again.
  ///
  /// - Parameters:
  ///   - position: The current position.
  ///   - velocity: The current velocity, in units per second.
  ///   - target: The position at which the spring comes to rest.
  ///   - threshold: The distance that counts as rest, in the unit of the positions.
  public func isSettled(at position: Double, velocity: Double, target: Double, threshold: Double) -> Bool {
    Oscillation(self, displacement: position - target, velocity: velocity).peak <= threshold
  }
}
