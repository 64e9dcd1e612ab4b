import Foundation
import SheetMechanics
import Testing

/// Momentum that crosses from a sheet to the list in it, or back.
@Suite struct JoinedMotionTests {
  let k = -1000 * log(0.998)

  func up(_ velocity: Double, extent: Double = 422, offset: Double = 0, end: Double = 5000) -> JoinedMotion? {
    JoinedMotion(
      extent: extent, highest: 797, scroll: SheetScroll(offset: offset, start: -60, end: end), velocity: velocity)
  }

  @Test func momentumThatDoesNotReachTheListMakesNoJoinedMotion() {
    // A sheet needs 375 k points per second to move from 422 to 797.
    #expect(up(375 * k - 0.001) == nil)
    #expect(up(375 * k + 0.001) != nil)
    #expect(up(2000, extent: 797) == nil)
    #expect(up(0) == nil)
    #expect(up(-60 * k + 0.001) == nil)
    #expect(up(-60 * k - 0.001) != nil)
    #expect(up(-2000, offset: -60) == nil)
    #expect(up(2000, offset: -70) == nil)
    #expect(up(-2000, offset: 5001) == nil)
    #expect(up(.nan) == nil)
  }

  @Test func sheetPassesItsSpeedToTheListUpwards() throws {
    for velocity in [800.0, 1500, 4000] {
      for offset in [-60, 0, 300.5] {
        let motion = try #require(up(velocity, offset: offset))
        let crossing = -log(1 - 375 * k / velocity) / k
        #expect(abs(motion.crossingTime - crossing) < 1e-9)
        #expect(abs(motion.crossingVelocity - (velocity - 375 * k)) < 1e-9)
        for step in 0...300 {
          let time = Double(step) / 97
          let way = velocity * (1 - exp(-k * time)) / k
          #expect(abs(motion.extent(at: time) - min(797, 422 + way)) < 1e-9)
          #expect(abs(motion.offset(at: time) - (offset + max(0, way - 375))) < 1e-9)
          #expect(abs(motion.velocity(at: time) - velocity * exp(-k * time)) < 1e-9)
        }
        let end = motion.endTime(threshold: 0.25)
        let rest = offset + velocity / k - 375
        #expect(end >= motion.crossingTime && motion.extent(at: end) == 797)
        #expect(rest - motion.offset(at: end) <= 0.25 + 1e-9)
        if end > motion.crossingTime { #expect(rest - motion.offset(at: end - 0.001) > 0.25) }
      }
    }
  }

  @Test func springBringsTheListBackFromItsEnd() throws {
    let motion = try #require(up(3000, end: 200))
    let impact = -log(1 - 575 * k / 3000) / k
    let speed = 3000 - 575 * k
    let frequency = 10.0
    for step in 0...200 {
      let time = Double(step) / 200
      let beyond = speed * time * exp(-frequency * time)
      #expect(abs(motion.offset(at: impact + time) - (200 + beyond)) < 1e-9)
      #expect(abs(motion.velocity(at: impact + time) - speed * (1 - frequency * time) * exp(-frequency * time)) < 1e-8)
      #expect(motion.extent(at: impact + time) == 797)
    }
    let end = motion.endTime(threshold: 0.25)
    #expect(motion.offset(at: end) - 200 <= 0.25 + 1e-9)
    #expect(motion.offset(at: end - 0.001) - 200 > 0.25)
  }

  @Test func listThatIsTooShortToScrollBouncesAtOnce() throws {
    let motion = try #require(up(3000, offset: 0, end: 0))
    #expect(motion.offset(at: motion.crossingTime) == 0)
    #expect(motion.offset(at: motion.crossingTime + 0.05) > 1)
    #expect(abs(motion.offset(at: 5)) < 1e-9)
  }

  @Test func listReachesItsStartWithTheRemainingSpeedDownwards() throws {
    for (extent, offset) in [(797.0, 300.0), (422, 300), (797, 0.5)] {
      let motion = try #require(up(-2500, extent: extent, offset: offset))
      let way = offset + 60
      let crossing = -log(1 - way * k / 2500) / k
      #expect(abs(motion.crossingTime - crossing) < 1e-9)
      #expect(abs(motion.crossingVelocity - (way * k - 2500)) < 1e-9)
      #expect(motion.endTime(threshold: 0.25) == motion.crossingTime)
      for step in 0...100 {
        let time = crossing * Double(step) / 100
        #expect(abs(motion.offset(at: time) - (offset - 2500 * (1 - exp(-k * time)) / k)) < 1e-9)
        #expect(abs(motion.velocity(at: time) + 2500 * exp(-k * time)) < 1e-9)
        #expect(motion.extent(at: time) == extent)
      }
      #expect(motion.offset(at: crossing + 1) == -60)
      #expect(motion.velocity(at: crossing + 1) == motion.crossingVelocity)
      #expect(motion.extent(at: crossing + 1) == extent)
    }
  }

  @Test func motionIsContinuousWhenItPassesToTheList() throws {
    for motion in [try #require(up(3000, end: 200)), try #require(up(900)), try #require(up(-2500, offset: 300))] {
      let time = motion.crossingTime
      for side in [-1e-13, 1e-13] {
        #expect(abs(motion.extent(at: time + side) - motion.extent(at: time)) < 1e-9)
        #expect(abs(motion.offset(at: time + side) - motion.offset(at: time)) < 1e-9)
        #expect(abs(motion.velocity(at: time + side) - motion.crossingVelocity) < 1e-9)
      }
    }
    #expect(try #require(up(3000)).extent(at: -1) == 422)
  }
}
