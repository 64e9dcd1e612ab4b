extension Oscillation {
  /// The last time at which the displacement exceeds `threshold` in magnitude, or 0 if it never does.
  ///
  /// The displacement is monotonic between two turning points. The last crossing therefore lies after the last turning
  /// point above the threshold and before the next one, or the end. There it is the only root of a monotonic function.
  func settlingTime(threshold: Double) -> Double {
    guard let (start, end) = lastDescent(threshold: threshold) else { return 0 }
    if start == .infinity { return .infinity }
    let sign: Double = state(at: start).displacement < 0 ? -1 : 1
    return Maths.root(between: start, and: end) { time in
      let (displacement, velocity) = state(at: time)
      return (sign * displacement - threshold, sign * velocity)
    }
  }

  /// The largest magnitude that the displacement will have.
  var peak: Double {
    guard let turn = firstTurn else { return displacement.magnitude }
    return max(displacement.magnitude, state(at: turn).displacement.magnitude)
  }

  /// The interval in which the displacement drops below the threshold and then stays there.
  private func lastDescent(threshold: Double) -> (start: Double, end: Double)? {
    guard let turn = firstTurn else {
      return displacement.magnitude > threshold ? (0, timeWithin(threshold, after: 0)) : nil
    }
    let height = state(at: turn).displacement.magnitude
    guard height > threshold else { return displacement.magnitude > threshold ? (0, turn) : nil }
    guard case .swinging(let frequency) = regime else { return (turn, timeWithin(threshold, after: turn)) }
    if decay == 0 { return (.infinity, .infinity) }

    // Each turning point is lower than the one before by the same factor.
    let period = Double.pi / frequency
    var count = (Maths.logarithm(height / threshold) / (decay * period)).rounded(.down)
    while count > 0, state(at: turn + count * period).displacement.magnitude <= threshold { count -= 1 }
    while state(at: turn + (count + 1) * period).displacement.magnitude > threshold { count += 1 }
    return (turn + count * period, turn + (count + 1) * period)
  }

  /// A time at which the displacement is within the threshold. Requires that the displacement only falls after `time`.
  private func timeWithin(_ threshold: Double, after time: Double) -> Double {
    var span = 1 / frequency
    while state(at: time + span).displacement.magnitude > threshold { span *= 2 }
    return time + span
  }

  /// The first time, from 0 on, at which the velocity is zero, or nil.
  private var firstTurn: Double? {
    if velocity == 0 { return 0 }
    // v = 0 where S/C = v₀ / (ζω v₀ + ω² x₀).
    let denominator = decay * velocity + frequency * frequency * displacement
    switch regime {
    case .swinging(let frequency):
      let angle = Maths.angle(y: frequency * velocity, x: denominator)
      return (angle < 0 ? angle + .pi : angle) / frequency
    case .critical:
      let time = velocity / denominator
      return time > 0 && time < .infinity ? time : nil
    case .creeping(_, let difference):
      let tangent = difference / 2 * velocity / denominator
      return tangent > 0 && tangent < 1 ? 2 * Maths.inverseHyperbolicTangent(tangent) / difference : nil
    }
  }
}
