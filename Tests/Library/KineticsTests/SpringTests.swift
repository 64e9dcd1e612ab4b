import Kinetics
import Testing

@Suite struct SpringTests {
  /// Position and velocity from the exponential of the system's matrix with 40 digits (mpmath): one formula for all ratios.
  struct Reference: Sendable {
    let response, ratio, initialVelocity, time, value, velocity: Double
  }

  static let references = [
    Reference(
      response: 0.4, ratio: 0.5, initialVelocity: 0, time: 0.1, value: 64.732755068188730526, velocity: 808.73517963986215659),
    Reference(
      response: 0.4, ratio: 0.5, initialVelocity: -800, time: 0.25, value: 117.76168463523640567,
      velocity: 26.642721840617923234),
    Reference(
      response: 0.55, ratio: 0.825, initialVelocity: 1200, time: 0.3, value: 104.32117169841346177,
      velocity: -10.51242460362971914),
    Reference(
      response: 0.3, ratio: 1, initialVelocity: 0, time: 0.12, value: 71.541568908595740702, velocity: 426.38055469956366451),
    Reference(
      response: 0.3, ratio: 1, initialVelocity: 2500, time: 0.05, value: 72.024758905098851341,
      velocity: 728.24687183309717815),
    Reference(
      response: 0.5, ratio: 1.5, initialVelocity: 0, time: 0.2, value: 55.193171858429344103, velocity: 214.40321396448241032),
    Reference(
      response: 0.5, ratio: 1.5, initialVelocity: -600, time: 0.4, value: 79.703954595408837607,
      velocity: 97.417444480353489601),
    Reference(
      response: 0.4, ratio: 20, initialVelocity: 300, time: 1.5, value: 44.765385008761338015, velocity: 21.704156171449486186),
    Reference(
      response: 0.4, ratio: 0, initialVelocity: 150, time: 0.77, value: 6.5640576521446921321, velocity: -579.47563076240439114),
  ]

  @Test(arguments: references) func springMatchesIndependentlyComputedValues(_ reference: Reference) {
    let spring = Spring(response: reference.response, dampingRatio: reference.ratio)
    let value = spring.value(at: reference.time, from: 0, to: 100, initialVelocity: reference.initialVelocity)
    let velocity = spring.velocity(at: reference.time, from: 0, to: 100, initialVelocity: reference.initialVelocity)
    #expect(agree(value, reference.value, to: 1e-12))
    #expect(agree(velocity, reference.velocity, to: 1e-12))
  }

  @Test func springOfMassStiffnessAndDampingMatchesReferenceValues() {
    // Core Animation's defaults, and the strongly damped spring of UIKit's transitions; computed the same way.
    let bouncy = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(agree(bouncy.value(at: 0.5, from: 0, to: 1), 1.0745905665950332998, to: 1e-14))
    #expect(agree(bouncy.velocity(at: 1, from: 0, to: 1), 0.053854806160595676967, to: 1e-14))
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(agree(heavy.value(at: 0.5, from: 0, to: 1), 0.63209251321325136035, to: 1e-14))

    #expect(agree(bouncy.dampingRatio, 0.5, to: 1e-15))
    #expect(agree(bouncy.stiffness, 100, to: 1e-15))
    #expect(agree(bouncy.damping, 10, to: 1e-15))
    #expect(agree(Spring(response: bouncy.response, dampingRatio: 0.5).angularFrequency, 10, to: 1e-15))
    #expect(agree(heavy.stiffness, 1000.0 / 3, to: 1e-14))
  }

  static let ratios = [0, 0.05, 0.3, 0.7, 0.999999, 1, 1.000001, 1.2, 3, 40]

  @Test(arguments: ratios) func springObeysTheEquationOfMotion(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    for step in 1...40 {
      let time = Double(step) * 0.02
      let h = 1e-4
      func x(_ t: Double) -> Double { spring.value(at: t, from: -30, to: 70, initialVelocity: 400) - 70 }
      func v(_ t: Double) -> Double { spring.velocity(at: t, from: -30, to: 70, initialVelocity: 400) }
      let slope = (8 * (x(time + h) - x(time - h)) - (x(time + 2 * h) - x(time - 2 * h))) / (12 * h)
      let acceleration = (8 * (v(time + h) - v(time - h)) - (v(time + 2 * h) - v(time - 2 * h))) / (12 * h)
      let residual = acceleration + spring.damping * v(time) + spring.stiffness * x(time)
      #expect((slope - v(time)).magnitude < 1e-6 * max(1, v(time).magnitude))
      #expect(residual.magnitude < 1e-4 * (1 + acceleration.magnitude + spring.stiffness * 100))
    }
  }

  @Test(arguments: ratios) func springMatchesNumericalIntegration(ratio: Double) {
    let spring = Spring(response: 0.6, dampingRatio: ratio)
    var (x, v) = (-250.0, 900.0)
    let h = 1e-5
    func acceleration(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }
    for _ in 0..<50_000 {
      // One fourth-order Runge-Kutta step.
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    #expect(agree(spring.value(at: 0.5, from: -250, to: 0, initialVelocity: 900), x, to: 1e-8))
    #expect(agree(spring.velocity(at: 0.5, from: -250, to: 0, initialVelocity: 900), v, to: 1e-8))
  }

  @Test func springIsContinuousAcrossCriticalDamping() {
    let critical = Spring(response: 0.4, dampingRatio: 1)
    for step in 0...60 {
      let time = Double(step) / 60
      let (value, velocity) = (
        critical.value(at: time, from: 0, to: 400, initialVelocity: -700),
        critical.velocity(at: time, from: 0, to: 400, initialVelocity: -700)
      )
      for gap in [1e-3, 1e-6, 1e-9, 1e-12, 2.3e-16] {
        for ratio in [1 - gap, 1 + gap] {
          let spring = Spring(response: 0.4, dampingRatio: ratio)
          // Here the derivatives with respect to the ratio are below 400 points and 8000 points per second.
          let near = spring.value(at: time, from: 0, to: 400, initialVelocity: -700)
          let nearVelocity = spring.velocity(at: time, from: 0, to: 400, initialVelocity: -700)
          #expect((near - value).magnitude <= 400 * gap + 1e-11)
          #expect((nearVelocity - velocity).magnitude <= 8000 * gap + 1e-10)
        }
      }
    }
  }

  @Test func springStartsAtItsStartAndEndsExactlyAtItsTarget() {
    for ratio in Self.ratios {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      #expect(spring.value(at: 0, from: 0.1, to: 0.3, initialVelocity: 5) == 0.1)
      #expect(spring.value(at: -1, from: 0.1, to: 0.3, initialVelocity: 5) == 0.1)
      #expect(spring.velocity(at: 0, from: 0.1, to: 0.3, initialVelocity: 5) == 5)
      #expect(spring.value(at: .infinity, from: 0.1, to: 0.3, initialVelocity: 5) == 0.3)
      if ratio > 0 { #expect(spring.value(at: 1e6, from: 0.1, to: 0.3, initialVelocity: 5) == 0.3) }
    }
  }

  @Test func springWithoutADurationReachesItsTargetInOneFrame() {
    let spring = Spring(response: 0, dampingRatio: 1)
    #expect((spring.value(at: 1.0 / 120, from: 0, to: 500) - 500).magnitude < 1e-9)
    #expect((Spring(settlingDuration: 0, dampingRatio: 0).value(at: 1.0 / 120, from: 0, to: 500) - 500).magnitude < 0.001)
  }

  @Test func invalidParametersStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0.3, dampingRatio: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 100, damping: 10) }
  }
}
