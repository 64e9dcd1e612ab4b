import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LongPressTests {
  let rig = FingerRig()
  let view: ProbeView
  let press = UILongPressGestureRecognizer()
  let record: StateRecord

  init() {
    view = rig.addView()
    view.addGestureRecognizer(press)
    record = StateRecord(press)
  }

  @Test func defaultsAreThoseOfUIKit() {
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
  }

  @Test func pressBeginsWhileTheFingerRestsAndFollowsIt() {
    rig.down(10, 20)
    rig.wait(0.49)
    #expect(record.states.isEmpty)
    rig.wait(0.01)
    #expect(record.states == [.began])
    #expect(rig.log.take() == ["view began", "view shouldBegin", "view cancelled"])
    rig.move(300, 20)
    #expect(press.location(in: view) == CGPoint(x: 300, y: 20))
    rig.up(300, 30)
    #expect(record.states == [.began, .changed, .ended])
    #expect(press.state == .possible && rig.isIdle)
  }

  @Test func shortTouchIsNotAPress() {
    rig.down(10, 20)
    rig.wait(0.49)
    rig.up(10, 20)
    rig.wait(1)
    #expect(record.states.isEmpty && rig.isIdle)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func fingerThatMovesMoreThanTenPointsIsNotAPress(distance: CGFloat, isPress: Bool) {
    rig.down(10, 20)
    rig.move(10 + distance, 20)
    rig.move(10, 20)
    rig.wait(0.5)
    rig.up(10, 20)
    #expect(record.states == (isPress ? [.began, .ended] : []))
  }

  @Test func pressWithoutADurationBeginsAtOnce() {
    press.minimumPressDuration = 0
    rig.down(10, 20)
    #expect(record.states == [.began])
    rig.up(10, 20)
    #expect(record.states == [.began, .ended])
  }

  @Test func twoFingerPressStartsWithTheSecondFinger() {
    press.numberOfTouchesRequired = 2
    rig.down(10, 20)
    rig.wait(0.4)
    rig.down(50, 20, finger: 1)
    rig.wait(0.4)
    #expect(record.states.isEmpty)
    rig.wait(0.1)
    #expect(record.states == [.began])
    rig.up(10, 20)
    #expect(record.states == [.began])
    rig.up(50, 20, finger: 1)
    #expect(record.states == [.began, .ended])
  }

  @Test func pressFailsWithTooManyFingersOrAnEarlyLift() {
    rig.send([(0, .began, 10, 20), (1, .began, 50, 20)])
    rig.wait(1)
    #expect(record.states.isEmpty)
    rig.send([(0, .ended, 10, 20), (1, .ended, 50, 20)])
    press.numberOfTouchesRequired = 2
    rig.send([(0, .began, 10, 20), (1, .began, 50, 20)])
    rig.up(10, 20)
    rig.wait(1)
    rig.up(50, 20, finger: 1)
    #expect(record.states.isEmpty && press.state == .possible)
  }

  @Test func laterFingerIsNotPartOfThePress() {
    rig.down(10, 20)
    rig.wait(0.5)
    rig.down(50, 20, finger: 1)
    #expect(press.numberOfTouches == 1)
    rig.up(50, 20, finger: 1)
    rig.up(10, 20)
    #expect(record.states == [.began, .ended])
  }

  @Test func pressCanRequireTapsFirst() {
    press.numberOfTapsRequired = 1
    rig.down(10, 20)
    rig.wait(0.8)
    rig.up(10, 20)
    #expect(record.states.isEmpty)
    rig.wait(1)
    rig.tap(10, 20)
    rig.wait(0.3)
    rig.down(10, 20)
    rig.wait(0.5)
    #expect(record.states == [.began])
    rig.up(10, 20)
    #expect(record.states == [.began, .ended])
    rig.wait(1)
    rig.tap(10, 20)
    rig.wait(0.4)
    rig.down(10, 20)
    rig.wait(0.5)
    rig.up(10, 20)
    #expect(record.states == [.began, .ended] && press.state == .possible)
  }

  @Test func cancelledTouchCancelsThePress() {
    rig.down(10, 20)
    rig.wait(0.5)
    rig.cancel(10, 20)
    #expect(record.states == [.began, .cancelled])
  }

  /// The recognizer that recognizes first takes the finger.
  @Test func panAndPressExcludeEachOther() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let pans = StateRecord(pan)
    rig.down(10, 20)
    rig.wait(0.5)
    rig.move(10, 100)
    rig.up(10, 100)
    #expect(pans.states.isEmpty && record.states == [.began, .changed, .ended])
    rig.down(10, 20)
    rig.move(10, 100)
    rig.wait(0.6)
    rig.up(10, 100)
    #expect(pans.states.first == .began && record.states.count == 3)
  }
}
