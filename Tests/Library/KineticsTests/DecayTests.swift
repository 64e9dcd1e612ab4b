import Kinetics
import Testing

@Suite struct DecayTests {
  // Computed from the formulas with 40 digits (mpmath).
  @Test func decayMatchesIndependentlyComputedValues() {
    #expect(agree(Decay.normal.value(at: 0.3, from: 50, initialVelocity: 1000), 50 + 225.53316145902269, to: 1e-13))
    #expect(agree(Decay.normal.velocity(at: 0.3, initialVelocity: 1000), 548.48200843369422, to: 1e-13))
    #expect(agree(Decay.normal.projection(of: 1000), 499.49983316645526, to: 1e-13))
    #expect(agree(Decay.fast.projection(of: -1000), -99.499162473422173, to: 1e-13))
    #expect(agree(Decay.fast.value(at: 0.1, from: 0, initialVelocity: 1000), 63.079251078549998, to: 1e-13))
    #expect(agree(Decay.normal.time(untilSpeed: 10, initialVelocity: -1000), 2.3002817396041854, to: 1e-13))
    #expect(agree(Decay.normal.time(untilDistance: 0.5, initialVelocity: 1000), 3.4499226928230532, to: 1e-13))
  }

  @Test func velocityDecaysByTheRateEveryMillisecond() {
    var velocity = 2400.0
    for millisecond in 0...500 {
      #expect(agree(Decay.fast.velocity(at: Double(millisecond) / 1000, initialVelocity: 2400), velocity, to: 1e-12))
      velocity *= 0.99
    }
  }

  @Test func velocityIsTheDerivativeOfTheValue() {
    for time in stride(from: 0.01, to: 3, by: 0.07) {
      let h = 1e-5
      let ahead = Decay.normal.value(at: time + h, from: 0, initialVelocity: -900)
      let behind = Decay.normal.value(at: time - h, from: 0, initialVelocity: -900)
      #expect(agree((ahead - behind) / (2 * h), Decay.normal.velocity(at: time, initialVelocity: -900), to: 1e-7))
    }
  }

  @Test func initialVelocityForAnEndReachesThatEnd() {
    let velocity = Decay.normal.initialVelocity(from: 120, to: -333.25)
    #expect(agree(Decay.normal.end(from: 120, initialVelocity: velocity), -333.25, to: 1e-14))
    #expect(agree(Decay.normal.value(at: 60, from: 120, initialVelocity: velocity), -333.25, to: 1e-14))
    #expect(velocity < 0)
  }

  @Test func timesUntilADistanceAndASpeedAgreeWithValueAndVelocity() {
    let decay = Decay(rate: 0.995)
    let end = decay.end(from: 10, initialVelocity: 700)
    let near = decay.time(untilDistance: 0.25, initialVelocity: 700)
    #expect(agree(end - decay.value(at: near, from: 10, initialVelocity: 700), 0.25, to: 1e-12))
    let slow = decay.time(untilSpeed: 3, initialVelocity: 700)
    #expect(agree(decay.velocity(at: slow, initialVelocity: 700), 3, to: 1e-12))
    #expect(decay.time(untilSpeed: 3, initialVelocity: -2) == 0)
    #expect(decay.time(untilDistance: 1, initialVelocity: 0) == 0)
  }

  @Test func continuingFromAnyMomentGivesTheSameMotion() {
    let (middle, later) = (0.21, 0.74)
    let position = Decay.normal.value(at: middle, from: 0, initialVelocity: 1300)
    let velocity = Decay.normal.velocity(at: middle, initialVelocity: 1300)
    #expect(
      agree(
        Decay.normal.value(at: later - middle, from: position, initialVelocity: velocity),
        Decay.normal.value(at: later, from: 0, initialVelocity: 1300), to: 1e-13))
  }

  @Test func valueAndVelocityAreTheInitialOnesBeforeTheRelease() {
    #expect(Decay.normal.value(at: -1, from: 7, initialVelocity: 100) == 7)
    #expect(Decay.normal.velocity(at: -1, initialVelocity: 100) == 100)
  }
}
