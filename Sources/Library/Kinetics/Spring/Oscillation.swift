/// The displacement x of a spring from its target, which obeys x'' + 2ζω x' + ω² x = 0, from a given state on.
///
/// The general solution of a damped harmonic oscillator, one formula for every damping:
///
///     x(t) = e^(-ζωt) (x₀ C + (v₀ + ζω x₀) S)
///     v(t) = e^(-ζωt) (v₀ C - (ζω v₀ + ω² x₀) S)
///
/// where C and S are cos(dt) and sin(dt)/d below critical damping, cosh(dt) and sinh(dt)/d above it, and 1 and t at
/// it, with d = ω √|1 - ζ²|. Sine and e^x - 1 keep all their digits for small arguments, so nothing is lost close to
/// critical damping.
struct Oscillation {
  let displacement: Double
  let velocity: Double
  let frequency: Double
  let decay: Double
  let regime: Regime

  enum Regime {
    case swinging(frequency: Double)
    case critical
    /// The rate of the slower of the two exponentials, and the difference of the two rates.
    case creeping(rate: Double, difference: Double)
  }

  init(_ spring: Spring, displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    let ratio = spring.dampingRatio
    frequency = spring.angularFrequency
    decay = ratio * frequency
    let root = ((ratio - 1).magnitude * (ratio + 1)).squareRoot()
    if ratio < 1 {
      regime = .swinging(frequency: frequency * root)
    } else if ratio == 1 {
      regime = .critical
    } else {
      // ζ - √(ζ² - 1), without the cancellation for a large ζ.
      regime = .creeping(rate: frequency / (ratio + root), difference: 2 * frequency * root)
    }
  }

  /// Displacement and velocity after `time` seconds.
  func state(at time: Double) -> (displacement: Double, velocity: Double) {
    if time <= 0 { return (displacement, velocity) }
    if time == .infinity { return (0, 0) }
    let (c, s) = fundamental(at: time)
    return (
      displacement * c + (velocity + decay * displacement) * s,
      velocity * c - (decay * velocity + frequency * frequency * displacement) * s
    )
  }

  /// e^(-ζωt) C and e^(-ζωt) S.
  private func fundamental(at time: Double) -> (c: Double, s: Double) {
    switch regime {
    case .swinging(let frequency):
      let amplitude = Maths.exponential(-decay * time)
      return (amplitude * Maths.cosine(frequency * time), amplitude * Maths.sine(frequency * time) / frequency)
    case .critical:
      let amplitude = Maths.exponential(-decay * time)
      return (amplitude, amplitude * time)
    case .creeping(let rate, let difference):
      // The common factor is the slower exponential, so that neither overflows.
      let amplitude = Maths.exponential(-rate * time)
      let faster = Maths.exponentialMinusOne(-difference * time)
      return (amplitude * (1 + faster / 2), -amplitude * faster / difference)
    }
  }
}
