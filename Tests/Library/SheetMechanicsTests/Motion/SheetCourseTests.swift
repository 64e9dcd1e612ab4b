import Foundation
import Kinetics
import SheetMechanics
import Testing

/// The positions and velocities of every kind of motion.
@Suite struct SheetCourseTests {
  /// A motion of half a second from 8 seconds on.
  let cubic = SheetCourse.cubic(from: 100, to: 400, velocity: 700, begin: 8, end: 8.5)

  func curve(_ curve: TimingCurve) -> SheetCourse { .curve(curve, from: 100, to: 400, begin: 8, end: 8.5) }

  func spring(begin: Double = 8) -> SpringMotion {
    SpringMotion(
      spring: Spring(response: 0.4, dampingRatio: 0.7), from: 100, to: 400, initialVelocity: 250, beginTime: begin)
  }

  func joined() throws -> JoinedMotion {
    try #require(
      JoinedMotion(
        extent: 422, highest: 797, scroll: SheetScroll(offset: 0, start: 0, end: 5000), velocity: 2000))
  }

  @Test func courseKnowsItsEndAndTarget() throws {
    #expect(cubic.end == 8.5)
    #expect(cubic.target == 400)
    #expect(curve(.easeIn).end == 8.5)
    #expect(curve(.easeIn).target == 400)
    #expect(SheetCourse.spring(spring(), end: 9.25).end == 9.25)
    #expect(SheetCourse.spring(spring(), end: 9.25).target == 400)
    let joined = SheetCourse.joined(try joined(), begin: 8)
    let k = -1000 * log(0.998)
    #expect(isNear(joined.end, 8 - log(1 - 375 * k / 2000) / k))
    #expect(joined.target == 797)
  }

  // MARK: Timing curves

  /// The points of a cubic Bézier curve from (0, 0) to (1, 1).
  @Test(arguments: [TimingCurve.easeIn, .easeOut, .easeInOut, .default])
  func curveFollowsItsControlPoints(timing: TimingCurve) {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> (value: Double, slope: Double) {
      let u = 1 - t
      return (3 * u * u * t * a + 3 * u * t * t * b + t * t * t, 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b))
    }
    for step in 1..<50 {
      let x = bezier(timing.c1x, timing.c2x, Double(step) / 50)
      let y = bezier(timing.c1y, timing.c2y, Double(step) / 50)
      let time = 8 + x.value / 2
      #expect(isNear(curve(timing).position(at: time), 100 + 300 * y.value, within: 1e-6))
      #expect(isNear(curve(timing).velocity(at: time), 300 * y.slope / x.slope / 0.5, within: 1e-4))
    }
  }

  @Test func linearCurveHasOneVelocity() {
    for (time, position) in [(8.0, 100.0), (8.125, 175), (8.25, 250), (8.375, 325), (8.5, 400)] {
      #expect(isNear(curve(.linear).position(at: time), position))
    }
    #expect(curve(.linear).velocity(at: 8.25) == 600)
  }

  @Test func curveRestsBeforeItBeginsAndAfterItsEnd() {
    for (time, position) in [(7.0, 100.0), (8, 100), (8.5, 400), (20, 400)] {
      #expect(curve(.easeOut).position(at: time) == position)
      #expect(curve(.easeOut).velocity(at: time) == 0)
    }
  }

  // MARK: Cubics

  /// The sum of the Hermite polynomials for the start, the slope at the start, and the end.
  @Test(arguments: [-2000, 0, 700, 1800] as [Double])
  func cubicIsTheSumOfHermitePolynomials(velocity: Double) {
    let course = SheetCourse.cubic(from: 100, to: 400, velocity: velocity, begin: 8, end: 8.5)
    for step in 0...50 {
      let t = Double(step) / 50
      let time = 8 + t / 2
      let position = 100 * (2 * t * t * t - 3 * t * t + 1) + 400 * (3 * t * t - 2 * t * t * t)
      let slope = (400 - 100) * (6 * t - 6 * t * t)
      #expect(isNear(course.position(at: time), position + velocity / 2 * (t * t * t - 2 * t * t + t)))
      #expect(isNear(course.velocity(at: time), 2 * (slope + velocity / 2 * (3 * t * t - 4 * t + 1)), within: 1e-8))
    }
  }

  @Test func cubicBeginsWithItsVelocityAndEndsAtRest() {
    for time in [7.0, 8] {
      #expect(cubic.position(at: time) == 100)
      #expect(cubic.velocity(at: time) == 700)
    }
    for time in [8.5, 20] {
      #expect(cubic.position(at: time) == 400)
      #expect(cubic.velocity(at: time) == 0)
    }
  }

  // MARK: Springs

  /// x = e^(-z w t) (x0 cos(d t) + (v0 + z w x0) / d sin(d t)), with d = w sqrt(1 - z²).
  @Test func springFollowsItsClosedForm() {
    let (w, z) = (2 * Double.pi / 0.4, 0.7)
    let d = w * (1 - z * z).squareRoot()
    let course = SheetCourse.spring(spring(), end: 9)
    for step in 0...100 {
      let t = Double(step) / 50
      let x = exp(-z * w * t) * (-300 * cos(d * t) + (250 - z * w * 300) / d * sin(d * t))
      #expect(isNear(course.position(at: 8 + t), 400 + x, within: 1e-8))
    }
  }

  @Test func springWaitsForItsBeginning() {
    let course = SheetCourse.spring(spring(), end: 9)
    #expect(course.position(at: 5) == 100)
    #expect(course.velocity(at: 5) == 250)
  }

  // MARK: Joined motions

  @Test func joinedMotionSlowsDownAsAListDoesUpToTheLargestDetent() throws {
    let course = SheetCourse.joined(try joined(), begin: 8)
    let k = -1000 * log(0.998)
    for step in 0...100 {
      let t = Double(step) / 50
      #expect(isNear(course.position(at: 8 + t), min(797, 422 + 2000 * (1 - exp(-k * t)) / k)))
      #expect(isNear(course.velocity(at: 8 + t), 2000 * exp(-k * t), within: 1e-8))
    }
    #expect(course.position(at: 5) == 422)
    #expect(course.velocity(at: 5) == 2000)
  }

  // MARK: Derivatives and shifts

  @Test func velocityIsTheDerivativeOfThePosition() throws {
    let courses = [cubic, curve(.easeInOut), .spring(spring(), end: 9), .joined(try joined(), begin: 8)]
    for course in courses {
      for time in [8.05, 8.1, 8.15, 8.2] {
        let difference = (course.position(at: time + 1e-5) - course.position(at: time - 1e-5)) / 2e-5
        #expect(isNear(course.velocity(at: time), difference, within: 1e-3))
      }
    }
  }

  @Test func shiftedCourseMovesAllPositionsByTheDistance() {
    for course in [cubic, curve(.easeInOut), .spring(spring(), end: 9)] {
      let shifted = course.shifted(by: -30)
      #expect(shifted.end == course.end)
      #expect(shifted.target == course.target - 30)
      for time in stride(from: 7.9, through: 9.5, by: 0.1) {
        #expect(isNear(shifted.position(at: time), course.position(at: time) - 30))
        #expect(isNear(shifted.velocity(at: time), course.velocity(at: time)))
      }
    }
  }

  @Test func shiftedJoinedMotionContinuesWithoutTheList() throws {
    let motion = try joined()
    let shifted = SheetCourse.joined(motion, begin: 8).shifted(by: 50)
    #expect(shifted == .curve(.easeOut, from: 472, to: 847, begin: 8, end: 8 + motion.crossingTime))
  }
}
