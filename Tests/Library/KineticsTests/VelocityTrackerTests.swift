import Kinetics
import Testing

@Suite struct VelocityTrackerTests {
  func tracker(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(position: sample.position, at: sample.time) }
    return tracker
  }

  @Test(arguments: [24.0, 60, 120, 240, 1000]) func velocityOfUniformMotionIsExact(rate: Double) {
    for count in [2, 3, 5, 40] {
      let samples = (0..<count).map { (time: 7 + Double($0) / rate, position: 300 - 650 * Double($0) / rate) }
      #expect(agree(tracker(samples).velocity, -650, to: 1e-10))
    }
  }

  @Test func velocityOfUniformMotionIsExactAtIrregularTimes() {
    var random = SeededGenerator(state: 3)
    var time = 0.0
    var samples: [(time: Double, position: Double)] = []
    for _ in 0..<100 {
      samples.append((time, 1234.5 * time))
      #expect(samples.count < 2 || agree(tracker(samples).velocity, 1234.5, to: 1e-9))
      time += .random(in: 0.0005...0.03, using: &random)
    }
  }

  @Test func samplingRateDoesNotChangeTheVelocity() {
    // A path of straight segments, with its corners at samples of every rate.
    func position(_ time: Double) -> Double {
      time < 0.1 ? 200 * time : time < 0.2 ? 20 + 1500 * (time - 0.1) : 170 + 600 * (time - 0.2)
    }
    func velocity(rate: Double, until end: Double) -> Double {
      tracker((0...Int((end * rate).rounded())).map { (Double($0) / rate, position(Double($0) / rate)) }).velocity
    }
    for end in [0.1, 0.15, 0.2, 0.25, 0.3] {
      let reference = velocity(rate: 60, until: end)
      for rate in [120.0, 240, 480] { #expect(agree(velocity(rate: rate, until: end), reference, to: 1e-9)) }
    }
  }

  @Test func recentSamplesCountMost() {
    // 40 ms at rest and 40 ms at 1000 points per second: with linear weights, the second half counts three quarters.
    let velocity = tracker([(0, 0), (0.04, 0.0001), (0.08, 40.0001)]).velocity
    #expect((velocity - 750).magnitude < 0.01)
  }

  @Test func velocityFallsToZeroDuringARestBeforeTheLift() {
    var moving = tracker((0...12).map { (time: Double($0) / 120, position: Double($0) * 10) })
    #expect(agree(moving.velocity, 1200, to: 1e-10))
    #expect(agree(moving.velocity(at: 0.1 + 0.015), 1200, to: 1e-10))
    // After the grace period the velocity falls to zero without a step, with the square of the remaining window.
    #expect(agree(moving.velocity(at: 0.1 + 0.06), 1200 * 0.25, to: 1e-10))
    #expect(moving.velocity(at: 0.1 + 0.1001) == 0)
    #expect(moving.velocity(at: 5) == 0)
    moving.add(position: 120, at: 0.25)
    #expect(moving.velocity == 0)
  }

  @Test func repeatedPositionAtTheLiftKeepsTheVelocity() {
    var tracker = tracker((0...10).map { (time: Double($0) / 60, position: Double($0) * -8) })
    tracker.add(position: -80, at: 10.0 / 60 + 0.012)
    #expect(agree(tracker.velocity, -480, to: 1e-10))
  }

  @Test func oldSamplesAreIgnored() {
    var tracker = tracker([(0, 0), (0.1, 5000), (0.2, 5000)])
    for step in 1...20 { tracker.add(position: 5000 + Double(step), at: 0.2 + Double(step) / 100) }
    #expect(agree(tracker.velocity, 100, to: 1e-9))
  }

  @Test func severalSamplesAtOneTimeCountAsAJump() {
    // 300 and 400 with weights 1/4 and 3/4, then jumps at the middle and end of 20 ms, weighted with 50 and 100 per second.
    let velocity: Double = 300 * 0.25 + 400 * 0.75 + 2 * 50 + 1 * 100
    #expect(agree(tracker([(0, 0), (0.01, 3), (0.01, 4), (0.01, 5), (0.02, 9), (0.02, 10)]).velocity, velocity, to: 1e-12))
    #expect(tracker([(1, 0), (1, 50), (1, 90)]).velocity == 0)
  }

  @Test(arguments: [60.0, 120, 480]) func jumpGivesTheSameVelocityAtEveryRate(rate: Double) {
    // 50 ms at rest, then a jump of 4 points: 2 x 4 / 0.05.
    var samples: [(time: Double, position: Double)] = (0...Int(0.05 * rate)).map { (Double($0) / rate, 7) }
    samples.append((0.05, 11))
    #expect(agree(tracker(samples).velocity, 160, to: 1e-9))
  }

  @Test func invalidSamplesAreIgnored() {
    #expect(agree(tracker([(0, 0), (0.01, 5), (0.005, 900), (.nan, 4), (0.015, .nan), (0.02, 10)]).velocity, 500, to: 1e-12))
    #expect(VelocityTracker().velocity == 0)
    #expect(tracker([(3, 40)]).velocity == 0)
  }

  @Test func resetRemovesAllSamples() {
    var tracker = tracker([(0, 0), (0.01, 5)])
    tracker.reset()
    #expect(tracker.velocity == 0)
    tracker.add(position: 70, at: 0.02)
    #expect(tracker.velocity == 0)
  }
}
