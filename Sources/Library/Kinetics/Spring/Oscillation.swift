/// The displacement x of a spring from its target, which satisfies x'' + 2ζω x' + ω² x = 0, for a given initial state.
///
/// This is the general solution of the damped harmonic oscillator in one form for every damping:
///
///     x(t) = e^(-ζωt) (x₀ C + (v₀ + ζω x₀) S)
///     v(t) = e^(-ζωt) (v₀ C - (ζω v₀ + ω² x₀) S)
///
/// With d = ω √|1 - ζ²|, C and S are cos(dt) and sin(dt)/d below critical damping, 1 and t at critical damping, and
/// cosh(dt) and sinh(dt)/d above it. Sine and e^x - 1 are precise for small arguments, so the result is precise close to
/// critical damping too.
struct Oscillation {
  let displacement: Double
  let velocity: Double
  let frequency: Double
  let decay: Double
  let regime: Regime

  enum Regime {
    case swinging(frequency: Double)
    case critical
    /// The decay rate of the slower exponential, and the difference between both rates.
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
      // ζ - √(ζ² - 1), without cancellation for a large ζ.
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
      // The slower exponential is factored out, so neither term overflows.
      let amplitude = Maths.exponential(-rate * time)
      let faster = Maths.exponentialMinusOne(-difference * time)
      return (amplitude * (1 + faster / 2), -amplitude * faster / difference)
    }
  }
}
