import Kinetics
import Testing

@Suite struct SpringSettlingTests {
  /// When a spring of frequency 1, released at 1, stays within 0.001: a dense scan, then bisection with 25 digits.
  static let unitTimes: [(ratio: Double, time: Double)] = [
    (0.05, 135.787773386268), (0.2, 33.0425991490509), (0.5, 12.7016519565399), (0.7, 10.2886746899261),
    (0.8, 8.47353408394609), (0.95, 7.61323128955537), (0.999999, 9.23338505773605), (1, 9.23341347645159),
    (1.000001, 9.233441895019), (1.5, 18.497614355163), (4, 54.5126946744598),
  ]

  @Test(arguments: unitTimes) func settlingTimeMatchesTheReference(ratio: Double, time: Double) {
    let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
    #expect(agree(spring.settlingTime(from: 1, to: 0, threshold: 0.001), time, to: 2e-14))
  }

  @Test(arguments: unitTimes) func settlingDurationDeterminesTheFrequency(ratio: Double, time: Double) {
    let spring = Spring(settlingDuration: 0.5, dampingRatio: ratio)
    #expect(agree(spring.angularFrequency, time / 0.5, to: 2e-14))
    #expect(spring.dampingRatio == ratio)
    #expect(agree(spring.settlingTime(from: 0, to: 350, threshold: 0.35), 0.5, to: 1e-13))
  }

  struct Release: Sendable {
    let frequency, ratio, displacement, velocity, threshold, time: Double
  }

  /// Releases with an initial velocity, computed the same way.
  static let releases = [
    Release(frequency: 15, ratio: 0.6, displacement: -200, velocity: 3000, threshold: 0.5, time: 0.580249259928626),
    Release(frequency: 15, ratio: 1, displacement: -200, velocity: 6000, threshold: 0.5, time: 0.52845820248745),
    Release(frequency: 15, ratio: 1.8, displacement: 10, velocity: -9000, threshold: 0.5, time: 1.30485880654467),
    Release(frequency: 10, ratio: 0.5, displacement: 0, velocity: 5, threshold: 0.6, time: 0),
    Release(frequency: 10, ratio: 1, displacement: 0, velocity: 5, threshold: 0.1, time: 0.254264135777353),
    Release(frequency: 10, ratio: 0.5, displacement: 0.5, velocity: 5, threshold: 0.01, time: 0.899300967537954),
    Release(frequency: 12, ratio: 0.3, displacement: 0, velocity: 20, threshold: 0.001, time: 2.07091180193721),
    Release(frequency: 10, ratio: 1, displacement: 1, velocity: -500, threshold: 0.5, time: 0.644511912137532),
    Release(frequency: 10, ratio: 2, displacement: 1, velocity: -5, threshold: 0.9, time: 0.0246727241856077),
  ]

  @Test(arguments: releases) func settlingTimeWithAVelocityMatchesTheReference(_ release: Release) {
    let spring = Spring(response: 2 * .pi / release.frequency, dampingRatio: release.ratio)
    let time = spring.settlingTime(
      from: release.displacement, to: 0, initialVelocity: release.velocity, threshold: release.threshold)
    #expect(agree(time, release.time, to: 1e-12))
  }

  @Test func distanceIsAboveTheThresholdBeforeTheSettlingTimeAndBelowItAfter() {
    var random = SeededGenerator(state: 1)
    for _ in 0..<2000 {
      let ratio = Double.random(in: 0.02...3, using: &random)
      let spring = Spring(response: .random(in: 0.1...2, using: &random), dampingRatio: ratio)
      let start = Double.random(in: -800...800, using: &random)
      let velocity = Double.random(in: -9000...9000, using: &random)
      let time = spring.settlingTime(from: start, to: 0, initialVelocity: velocity, threshold: 0.5)
      func distance(_ t: Double) -> Double { spring.value(at: t, from: start, to: 0, initialVelocity: velocity).magnitude }
      #expect(time > 0 && time.isFinite)
      #expect((distance(time) - 0.5).magnitude < 1e-6)
      #expect(distance(time * (1 - 1e-6)) > 0.5)
      for step in 1...50 { #expect(distance(time * (1 + Double(step) * 0.02)) < 0.5) }
    }
  }

  @Test func undampedSpringNeverSettles() {
    let spring = Spring(response: 1, dampingRatio: 0)
    #expect(spring.settlingTime(from: 10, to: 0, threshold: 0.5) == .infinity)
    #expect(spring.settlingTime(from: 0.4, to: 0, threshold: 0.5) == 0)
    #expect(spring.settlingTime(from: 0, to: 0, threshold: 0.5) == 0)
  }

  @Test func springThatMovesFastIsNotSettledAtItsTarget() {
    let spring = Spring(response: 0.4, dampingRatio: 1)
    #expect(spring.isSettled(at: 422, velocity: 0, target: 422, threshold: 0.1))
    #expect(spring.isSettled(at: 422.05, velocity: 0, target: 422, threshold: 0.1))
    #expect(!spring.isSettled(at: 422, velocity: 800, target: 422, threshold: 0.1))
    #expect(!spring.isSettled(at: 422.2, velocity: 0, target: 422, threshold: 0.1))
    // A critically damped spring that gets the velocity v at its target moves v / (e ω) away.
    let limit = 0.1 * 2.718281828459045 * spring.angularFrequency
    #expect(spring.isSettled(at: 422, velocity: limit * 0.999, target: 422, threshold: 0.1))
    #expect(!spring.isSettled(at: 422, velocity: limit * 1.001, target: 422, threshold: 0.1))
  }

  @Test func isSettledAgreesWithTheSettlingTime() {
    for ratio in [0.1, 0.5, 0.99, 1, 1.01, 2.5] {
      let motion = SpringMotion(
        spring: Spring(response: 0.5, dampingRatio: ratio), from: 844, to: 422, initialVelocity: -1500, beginTime: 3)
      let end = motion.endTime(threshold: 0.25)
      #expect(!motion.isSettled(at: end - 1e-6, threshold: 0.25))
      #expect(motion.isSettled(at: end + 1e-6, threshold: 0.25))
    }
  }
}
