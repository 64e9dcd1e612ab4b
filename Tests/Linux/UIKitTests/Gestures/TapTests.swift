import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TapTests {
  let rig = FingerRig()
  let view: ProbeView
  let tap = UITapGestureRecognizer()
  let record: StateRecord

  init() {
    view = rig.addView()
    view.addGestureRecognizer(tap)
    record = StateRecord(tap)
  }

  @Test func tapIsReportedOnceWhenTheFingerLifts() {
    rig.down(10, 20)
    #expect(record.states.isEmpty)
    rig.up(12, 20)
    #expect(record.states == [.ended])
    #expect(tap.state == .possible)
    #expect(rig.log.take() == ["view began", "view shouldBegin", "view cancelled"])
    #expect(rig.isIdle)
  }

  @Test func actionCanReadLocationAndNumberOfTouches() {
    var seen: [CGPoint] = []
    var count = 0
    let inner = rig.addView("inner", frame: CGRect(x: 100, y: 200, width: 100, height: 100), in: view)
    tap.addAction {
      seen = [$0.location(in: inner), $0.location(in: nil), $0.location(ofTouch: 0, in: inner)]
      count = $0.numberOfTouches
    }
    rig.tap(130, 240)
    #expect(seen == [CGPoint(x: 30, y: 40), CGPoint(x: 130, y: 240), CGPoint(x: 30, y: 40)])
    #expect(count == 1)
    #expect(tap.numberOfTouches == 0)
  }

  @Test(arguments: [(44.0, true), (45.0, true), (45.5, false)])
  func tapFailsBeyond45Points(distance: CGFloat, isTap: Bool) {
    rig.down(10, 20)
    rig.move(10 + distance, 20)
    rig.move(10, 20)
    rig.up(10, 20)
    #expect(record.states == (isTap ? [.ended] : []))
  }

  @Test(arguments: [(0.74, true), (0.76, false)])
  func touchLongerThan750MillisecondsIsNotATap(time: TimeInterval, isTap: Bool) {
    rig.down(10, 20)
    rig.wait(time)
    rig.up(10, 20)
    #expect(record.states == (isTap ? [.ended] : []))
    #expect(tap.state == .possible)
  }

  @Test func restingFingerLeavesTheLoopIdleAfterTheTimeout() {
    rig.down(10, 20)
    #expect(!rig.isIdle)
    rig.wait(0.75)
    #expect(tap.state == .failed)
    #expect(rig.isIdle)
  }

  @Test func failureStopsTheTimeout() {
    rig.down(10, 20)
    rig.move(100, 20)
    #expect(tap.state == .failed)
    #expect(rig.isIdle)
  }

  @Test func doubleTapNeedsTwoTapsWithin350Milliseconds() {
    tap.numberOfTapsRequired = 2
    rig.tap(10, 20)
    #expect(record.states.isEmpty)
    rig.wait(0.34)
    rig.tap(12, 20)
    #expect(record.states == [.ended])
    rig.wait(0.1)
    rig.tap(12, 20)
    rig.wait(0.36)
    rig.tap(12, 20)
    #expect(record.states == [.ended])
  }

  @Test func secondTapMustBeNear() {
    tap.numberOfTapsRequired = 2
    rig.tap(10, 20)
    rig.tap(60, 20)
    #expect(record.states.isEmpty)
    rig.wait(1)
    #expect(tap.state == .possible)
  }

  @Test func viewReceivesTheTouchesOfADoubleTapAsAppleDocuments() {
    tap.numberOfTapsRequired = 2
    rig.tap(10, 20)
    rig.tap(10, 20)
    #expect(rig.log.take().filter { !$0.contains("should") } == ["view began", "view began", "view cancelled 2"])

    tap.delaysTouchesEnded = false
    rig.wait(1)
    rig.tap(10, 20)
    rig.tap(10, 20)
    #expect(
      rig.log.take().filter { !$0.contains("should") } == ["view began", "view ended", "view began", "view cancelled"])
  }

  @Test func viewReceivesTheEndIfTheSecondTapDoesNotCome() {
    tap.numberOfTapsRequired = 2
    rig.tap(10, 20)
    #expect(rig.log.take() == ["view began"])
    rig.wait(0.35)
    #expect(rig.log.take() == ["view ended"])
    #expect(tap.state == .possible)
  }

  @Test func twoFingerTapNeedsExactlyTwoFingers() {
    tap.numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    rig.down(100, 100)
    rig.down(200, 100, finger: 1)
    rig.up(100, 100)
    #expect(record.states.isEmpty)
    rig.up(200, 100, finger: 1)
    #expect(record.states == [.ended])

    rig.wait(1)
    rig.tap(100, 100)
    #expect(record.states == [.ended])
    rig.wait(1)
    rig.down(100, 100)
    rig.down(200, 100, finger: 1)
    rig.down(300, 100, finger: 2)
    for (finger, x) in [100, 200, 300].enumerated() { rig.up(CGFloat(x), 100, finger: finger) }
    #expect(record.states == [.ended])
    #expect(tap.state == .possible)
  }

  @Test func secondFingerPreventsAOneFingerTap() {
    rig.down(100, 100)
    rig.down(200, 100, finger: 1)
    rig.up(200, 100, finger: 1)
    rig.up(100, 100)
    #expect(record.states.isEmpty)
    rig.tap(100, 100)
    #expect(record.states == [.ended])
  }

  @Test func singleTapWaitsForTheDoubleTap() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    tap.require(toFail: double)
    let doubles = StateRecord(double)
    var time = 0.0
    var place = CGPoint.zero
    tap.addAction {
      time = MediaTime.now
      place = $0.location(in: nil)
    }

    rig.tap(10, 20)
    #expect(record.states.isEmpty)
    #expect(tap.state == .possible)
    rig.wait(1)
    #expect(record.states == [.ended])
    #expect(abs(time - 0.4) < 1e-9)
    #expect(place == CGPoint(x: 10, y: 20))
    #expect(doubles.states.isEmpty)

    rig.tap(10, 20)
    rig.tap(10, 20)
    rig.wait(1)
    #expect(record.states == [.ended])
    #expect(doubles.states == [.ended])
    #expect(tap.state == .possible && double.state == .possible)
    #expect(rig.isIdle)
  }

  @Test func cancelledTouchIsNotATap() {
    rig.down(10, 20)
    rig.cancel(10, 20)
    #expect(record.states.isEmpty)
    #expect(tap.state == .possible)
    #expect(rig.log.take() == ["view began", "view cancelled"])
  }

  @Test func removedActionIsNotCalled() {
    var count = 0
    let action = tap.addAction { _ in count += 1 }
    rig.tap(10, 20)
    tap.removeAction(action)
    rig.tap(10, 20)
    #expect(count == 1)
    #expect(record.states == [.ended, .ended])
  }
}
