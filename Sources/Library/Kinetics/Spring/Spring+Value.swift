extension Spring {
  /// The position after a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the release. Before the release, the position is `start`.
  ///   - start: The position at the release.
  ///   - target: The position at which the spring comes to rest.
  ///   - initialVelocity: The velocity at the release, in units per second. (`CASpringAnimation` uses multiples of the
  ///     whole distance per second.)
  public func value(at time: Double, from start: Double, to target: Double, initialVelocity: Double = 0) -> Double {
    if time <= 0 { return start }
    return target + Oscillation(self, displacement: start - target, velocity: initialVelocity).state(at: time).displacement
  }

  /// The velocity after a time, in units per second.
  ///
  /// - Parameters:
  ///   - time: Seconds since the release. Before the release, the velocity is `initialVelocity`.
  ///   - start: The position at the release.
  ///   - target: The position at which the spring comes to rest.
  ///   - initialVelocity: The velocity at the release, in units per second.
  public func velocity(at time: Double, from start: Double, to target: Double, initialVelocity: Double = 0) -> Double {
    Oscillation(self, displacement: start - target, velocity: initialVelocity).state(at: time).velocity
  }
}
