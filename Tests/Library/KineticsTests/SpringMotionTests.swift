import Kinetics
import Testing

@Suite struct SpringMotionTests {
  @Test func retargetingKeepsPositionAndVelocity() {
    for ratio in [0.4, 1, 1.7] {
      let motion = SpringMotion(
        spring: Spring(response: 0.5, dampingRatio: ratio), from: 844, to: 422, initialVelocity: -300, beginTime: 10)
      let turned = motion.retargeted(to: 844, at: 10.13, spring: Spring(response: 0.3, dampingRatio: 0.8))
      #expect(turned.position(at: 10.13) == motion.position(at: 10.13))
      #expect(turned.velocity(at: 10.13) == motion.velocity(at: 10.13))
      #expect(turned.target == 844)
      let end = turned.endTime(threshold: 0.001)
      #expect((turned.position(at: end + 1) - 844).magnitude < 0.001)
    }
  }

  @Test func retargetingToTheSameTargetChangesNothing() {
    let motion = SpringMotion(
      spring: Spring(response: 0.5, dampingRatio: 0.7), from: 0, to: 100, initialVelocity: 900, beginTime: 0)
    let same = motion.retargeted(to: 100, at: 0.2)
    for step in 0...50 {
      let time = 0.2 + Double(step) * 0.03
      #expect(agree(same.position(at: time), motion.position(at: time), to: 1e-12))
      #expect(agree(same.velocity(at: time), motion.velocity(at: time), to: 1e-11))
    }
  }

  @Test func steppingFrameByFrameDoesNotChangeTheMotion() {
    // Retargeted at every frame, as with a display link: at 60 Hz, at 120 Hz and at irregular intervals.
    let spring = Spring(response: 0.4, dampingRatio: 0.6)
    let whole = SpringMotion(spring: spring, from: 0, to: 422, initialVelocity: 1500, beginTime: 0)
    var random = SeededGenerator(state: 7)
    for rate in [60.0, 120, 0] {
      var motion = whole
      var time = 0.0
      while time < 1 {
        time += rate > 0 ? 1 / rate : .random(in: 0.001...0.05, using: &random)
        motion = motion.retargeted(to: 422, at: time)
        #expect(agree(motion.start, whole.position(at: time), to: 1e-10))
      }
    }
  }

  @Test func motionIsAtItsStartBeforeItsBeginTime() {
    let motion = SpringMotion(
      spring: Spring(response: 0.4, dampingRatio: 1), from: 3, to: 9, initialVelocity: 2, beginTime: 5)
    #expect(motion.position(at: 4) == 3)
    #expect(motion.velocity(at: 4) == 2)
  }
}
