import Foundation
import QuartzCore
import Testing
import UIKit

/// Compares flicked content with the formulas of decay and bounce, written out here.
@MainActor @Suite(.serialized) struct DecelerationTests {
  nonisolated static let rates = [ScrollRig.sixty, ScrollRig.hundredTwenty, ScrollRig.irregular]

  /// Flicks by 300 points in 0.2 s, at 1500 points per second; the first 10 points do not scroll.
  private func flicked(_ intervals: [TimeInterval], content: Double = 4000) -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 400, height: content), intervals: intervals)
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    return rig
  }

  @Test(arguments: rates) func decelerationFollowsTheDecayFormula(_ intervals: [TimeInterval]) {
    let rig = flicked(intervals)
    let k = -1000 * log(0.998)
    let distance = 1500 / k
    #expect(abs(rig.recorder.velocity.y - 1.5) < 1e-9)
    #expect(rig.y == 290)
    let end = Double(rig.recorder.proposedTarget.y)
    #expect(abs(end - (290 + distance)) <= 0.25)
    for time in [0.05, 0.1, 0.37, 1, 1.777, 2.5] {
      rig.run(to: 0.2 + time)
      rig.frame()
      #expect(abs(rig.y - (end - (end - 290) * exp(-k * time))) < 1e-9)
    }
    rig.run(for: 3)
    #expect(rig.y == end)
    #expect(!rig.scrollView.isDecelerating)
  }

  @Test func decelerationIsTheSameAtAnyFrameRate() {
    let ends = Self.rates.map { intervals in
      let rig = flicked(intervals)
      rig.run(to: 0.9)
      rig.down(200, 400)
      return rig.y
    }
    #expect(abs(ends[0] - ends[1]) < 1e-9)
    #expect(abs(ends[0] - ends[2]) < 1e-9)
  }

  /// Content of 1100 points ends at 300, 10 points after the lift.
  @Test(arguments: rates) func bounceStartsWithTheVelocityAtTheEnd(_ intervals: [TimeInterval]) {
    let rig = flicked(intervals, content: 1100)
    let k = -1000 * log(0.998)
    let crossing = -log(1 - 10 * k / 1500) / k
    let speed = 1500 - 10 * k
    #expect(rig.recorder.proposedTarget.y == 300)
    for time in [0.001, 0.01, 0.05, 0.1, 0.2, 0.4, 0.7] {
      rig.run(to: 0.2 + crossing + time)
      rig.frame()
      #expect(abs(rig.y - (300 + speed * time * exp(-10 * time))) < 1e-9)
    }
    rig.run(for: 2)
    #expect(rig.y == 300)
    #expect(rig.recorder.take().suffix(3) == ["willBeginDecelerating", "scroll", "didEndDecelerating"])
  }

  /// The size of the view determines its rubber band, but does not change a bounce that has begun.
  @Test func resizingTheViewDoesNotChangeABounce() {
    let rig = ScrollRig()
    rig.down(200, 200)
    rig.drag(by: 0, 150, over: 0.3)
    rig.run(for: 0.3)
    rig.up()
    let start = rig.y
    #expect(start < -50)
    for time in [0.05, 0.1, 0.2, 0.3, 0.5] {
      rig.run(to: 0.6 + time)
      rig.scrollView.frame.size.height += 10
      rig.frame()
      #expect(abs(rig.y - start * (1 + 10 * time) * exp(-10 * time)) < 1e-9)
    }
    rig.run(for: 2)
    #expect(rig.y == 0)
  }

  @Test func contentStopsAtItsEndWithoutBounces() {
    let rig = flicked(ScrollRig.sixty, content: 1100)
    rig.scrollView.bounces = false
    rig.run(for: 0.0071)
    #expect(rig.scrollView.isDecelerating == false)
    #expect(rig.y == 300)
  }

  @Test func fastRateDeceleratesFaster() {
    let rig = ScrollRig()
    rig.scrollView.decelerationRate = .fast
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    let k = -1000 * log(0.99)
    #expect(abs(rig.recorder.proposedTarget.y - (290 + 1500 / k)) <= 0.25)
    rig.run(for: 0.2)
    rig.frame()
    let end = Double(rig.recorder.proposedTarget.y)
    #expect(abs(rig.y - (end - (end - 290) * exp(-k * 0.2))) < 1e-9)
  }

  @Test func contentStopsAtTheTargetOfTheDelegate() {
    for wanted in [123.25, 290.0, 1000.1, 2345] {
      let rig = ScrollRig()
      rig.recorder.target = { _ in CGPoint(x: 0, y: wanted) }
      rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
      let k = -1000 * log(0.998)
      rig.run(for: 0.5)
      rig.frame()
      #expect(abs(rig.y - (wanted - (wanted - 290) * exp(-k * 0.5))) < 1e-9)
      rig.run(for: 5)
      #expect(rig.y == wanted)
    }
  }

  @Test func targetOfTheDelegateIsReachedFromRestToo() {
    let rig = ScrollRig()
    rig.recorder.target = { _ in CGPoint(x: 0, y: 500) }
    rig.down(200, 600)
    rig.drag(by: 0, -110, over: 0.2)
    rig.run(for: 0.3)
    rig.up()
    #expect(rig.recorder.velocity == .zero)
    #expect(rig.recorder.proposedTarget == CGPoint(x: 0, y: 100))
    rig.run(for: 5)
    #expect(rig.y == 500)
  }

  @Test func touchStopsTheDeceleration() {
    let rig = flicked(ScrollRig.sixty)
    rig.run(for: 0.505)
    let k = -1000 * log(0.998)
    let end = Double(rig.recorder.proposedTarget.y)
    _ = rig.recorder.take()
    rig.down(200, 400)
    let caught = rig.y
    #expect(abs(caught - (end - (end - 290) * exp(-k * 0.505))) < 1e-9)
    #expect(rig.scrollView.isTracking && !rig.scrollView.isDecelerating && !rig.scrollView.isDragging)
    rig.run(for: 1)
    #expect(rig.y == caught)
    rig.up()
    #expect(abs(rig.y - caught) <= 0.25)
    #expect(rig.y * 2 == (rig.y * 2).rounded())
    #expect(!rig.scrollView.isTracking)
    #expect(rig.recorder.take() == ["scroll", "didEndDecelerating", "scroll"])
  }

  @Test func secondFlickDoesNotAddVelocity() {
    let rig = flicked(ScrollRig.sixty)
    rig.run(for: 0.1)
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    #expect(abs(rig.recorder.velocity.y - 1.5) < 1e-9)
  }

  @Test func contentCaughtBeyondItsEndSpringsBackAfterTheLift() {
    let rig = flicked(ScrollRig.sixty, content: 1100)
    rig.run(for: 0.1)
    rig.down(200, 400)
    let caught = rig.y
    #expect(caught > 330)
    rig.run(for: 0.5)
    #expect(rig.y == caught)
    _ = rig.recorder.take()
    rig.up()
    rig.run(for: 0.1)
    rig.frame()
    #expect(abs(rig.y - (300 + (caught - 300) * 2 * exp(-1))) < 0.3)
    rig.run(for: 2)
    #expect(rig.y == 300)
    #expect(rig.recorder.take() == ["willBeginDecelerating", "scroll", "didEndDecelerating"])
  }

  @Test func finishedDecelerationLeavesNothingRunning() {
    let rig = flicked(ScrollRig.sixty, content: 1100)
    #expect(!rig.isIdle)
    rig.run(for: 3)
    #expect(rig.isIdle)
  }

  @Test func settingTheOffsetMovesADecelerationAndKeepsItsVelocity() {
    let rig = flicked(ScrollRig.sixty)
    rig.run(for: 0.3)
    rig.frame()
    let before = rig.y
    let k = -1000 * log(0.998)
    let end = Double(rig.recorder.proposedTarget.y)
    rig.scrollView.contentOffset.y += 500
    rig.run(for: 0.4)
    rig.frame()
    #expect(abs(rig.y - (500 + end - (end - before) * exp(-k * 0.4))) < 1e-9)
    rig.scrollView.setContentOffset(rig.offset, animated: false)
    #expect(!rig.scrollView.isDecelerating)
  }

  @Test func shrinkingContentEndsTheDecelerationSooner() {
    let rig = flicked(ScrollRig.sixty)
    rig.run(for: 0.1)
    rig.scrollView.contentSize.height = 1400
    var last = rig.y
    for _ in 0..<60 {
      rig.run(for: 1.0 / 60)
      #expect(abs(rig.y - last) <= 1500.0 / 60)
      last = rig.y
    }
    rig.run(for: 4)
    #expect(rig.y == 600)
  }

  @Test func leavingTheWindowEndsTheDecelerationOnce() {
    let rig = flicked(ScrollRig.sixty)
    rig.run(for: 0.1)
    rig.scrollView.removeFromSuperview()
    #expect(rig.y == Double(rig.recorder.proposedTarget.y))
    #expect(rig.recorder.take().filter { $0.hasPrefix("didEndDecelerating") }.count == 1)
    rig.run(for: 1)
    #expect(rig.isIdle)
  }
}
