import Foundation
import Kinetics
import SheetMechanics
import Testing

/// The choice of a course, and the limits of its initial velocity.
@Suite struct SheetMotionTests {
  let curve = SheetMotion(duration: 0.5, timing: .curve(.easeInOut))
  let spring = SheetMotion(duration: 0.5, timing: .spring(dampingRatio: 1))

  /// A motion from 100 to 400 points that begins at 8 seconds, or the motion back.
  func course(_ motion: SheetMotion, velocity: Double = 0, isReversed: Bool = false) -> SheetCourse {
    motion.course(
      from: isReversed ? 400 : 100, to: isReversed ? 100 : 400, velocity: velocity, at: 8, pixel: 0.5)
  }

  let times = stride(from: 8.0, through: 10, by: 0.01)

  // MARK: Timing curves

  @Test func motionWithoutVelocityFollowsItsCurve() {
    #expect(course(curve) == .curve(.easeInOut, from: 100, to: 400, begin: 8, end: 8.5))
  }

  @Test func velocityReplacesTheCurveByACubic() {
    #expect(course(curve, velocity: 700) == .cubic(from: 100, to: 400, velocity: 700, begin: 8, end: 8.5))
    #expect(course(curve, velocity: -700) == .cubic(from: 100, to: 400, velocity: -700, begin: 8, end: 8.5))
  }

  /// 3 times the distance per duration is 1800 points per second.
  @Test func cubicDoesNotOvershoot() {
    #expect(course(curve, velocity: 1800) == .cubic(from: 100, to: 400, velocity: 1800, begin: 8, end: 8.5))
    #expect(course(curve, velocity: 5000) == .cubic(from: 100, to: 400, velocity: 1800, begin: 8, end: 8.5))
    #expect(
      course(curve, velocity: -5000, isReversed: true) == .cubic(from: 400, to: 100, velocity: -1800, begin: 8, end: 8.5))
    #expect(
      course(curve, velocity: 5000, isReversed: true) == .cubic(from: 400, to: 100, velocity: 5000, begin: 8, end: 8.5))
    for velocity in [0.0, 100, 1000, 1799, 4000, 1e6] {
      for time in times {
        #expect(course(curve, velocity: velocity).position(at: time) <= 400 + 1e-9)
        #expect(course(curve, velocity: -velocity, isReversed: true).position(at: time) >= 100 - 1e-9)
      }
    }
  }

  @Test func curveWithoutADurationArrivesAtOnce() {
    for velocity in [0.0, 700] {
      let course = course(SheetMotion(duration: 0, timing: .curve(.easeIn)), velocity: velocity)
      #expect(course.end >= 8 && course.end < 8.001)
      #expect(isNear(course.position(at: course.end), 400, within: 0.25 + 1e-9))
      for time in times { #expect(course.position(at: time) <= 400 + 1e-9) }
    }
  }

  // MARK: Springs

  /// The frequency at which a critically damped spring keeps a thousandth of its distance after half a second: (1 + w t) e^(-w t) = 0.001.
  var frequency: Double {
    var (low, high) = (1.0, 100.0)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      if (1 + middle * 0.5) * exp(-middle * 0.5) > 0.001 { low = middle } else { high = middle }
    }
    return low
  }

  @Test func criticallyDampedSpringFollowsItsClosedForm() {
    let w = frequency
    for velocity in [0.0, 500, -2000] {
      let course = course(spring, velocity: velocity)
      for time in times {
        let t = time - 8
        let slope = velocity - 300 * w
        #expect(isNear(course.position(at: time), 400 + (-300 + slope * t) * exp(-w * t), within: 1e-6))
        #expect(isNear(course.velocity(at: time), (slope - w * (-300 + slope * t)) * exp(-w * t), within: 1e-4))
      }
    }
  }

  @Test func underdampedSpringFollowsKineticsWithItsWholeVelocity() {
    let motion = SheetMotion(duration: 0.5, timing: .spring(dampingRatio: 0.6))
    let spring = Spring(settlingDuration: 0.5, dampingRatio: 0.6)
    for velocity in [0.0, 9000, -9000] {
      let course = course(motion, velocity: velocity)
      for time in times {
        #expect(course.position(at: time) == spring.value(at: time - 8, from: 100, to: 400, initialVelocity: velocity))
        #expect(course.velocity(at: time) == spring.velocity(at: time - 8, from: 100, to: 400, initialVelocity: velocity))
      }
    }
    #expect(times.contains { course(motion, velocity: 9000).position(at: $0) > 420 })
  }

  /// The limit is the frequency times the distance. From there the position is exponential.
  @Test func criticallyDampedSpringDoesNotOvershoot() {
    let w = frequency
    let (up, down) = (course(spring, velocity: 1e5), course(spring, velocity: -1e5, isReversed: true))
    #expect(isNear(up.velocity(at: 8), 300 * w, within: 1e-6))
    #expect(isNear(down.velocity(at: 8), -300 * w, within: 1e-6))
    for time in times {
      #expect(isNear(up.position(at: time), 400 - 300 * exp(-w * (time - 8)), within: 1e-6))
      #expect(isNear(down.position(at: time), 100 + 300 * exp(-w * (time - 8)), within: 1e-6))
    }
    // The spring also brakes a motion away from its target.
    #expect(course(spring, velocity: -1e5).velocity(at: 8) == -1e5)
    let heavy = SheetMotion(duration: 0.5, timing: .spring(dampingRatio: 1.5))
    for time in times { #expect(course(heavy, velocity: 1e5).position(at: time) <= 400 + 1e-9) }
  }

  @Test func springArrivesWhenItStaysWithinHalfAPixel() {
    for dampingRatio in [1, 0.6, 1.5] {
      for velocity in [0.0, 800, -800] {
        let motion = SheetMotion(duration: 0.5, timing: .spring(dampingRatio: dampingRatio))
        let course = course(motion, velocity: velocity)
        #expect(isNear((course.position(at: course.end) - 400).magnitude, 0.25, within: 1e-6))
        for step in 1...200 {
          #expect((course.position(at: course.end + Double(step) / 100) - 400).magnitude < 0.25 + 1e-9)
        }
      }
    }
  }

  @Test func springWithoutDampingHasADampingRatioOfAHundredth() {
    let undamped = course(SheetMotion(duration: 0.5, timing: .spring(dampingRatio: 0)))
    #expect(undamped == course(SheetMotion(duration: 0.5, timing: .spring(dampingRatio: 0.01))))
    #expect(undamped.end > 8 && undamped.end < 9)
  }
}
