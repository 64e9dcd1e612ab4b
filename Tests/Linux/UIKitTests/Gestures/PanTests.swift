import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PanTests {
  let rig = FingerRig()
  let view: ProbeView
  let pan = UIPanGestureRecognizer()
  let record: StateRecord

  init() {
    view = rig.addView()
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(pan)
    record = StateRecord(pan)
  }

  @Test func panBeginsAfterTenPointsAndMeasuresFromThere() {
    rig.down(100, 100)
    rig.move(100, 109)
    #expect(pan.state == .possible)
    rig.move(100, 112)
    #expect(record.states == [.began])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 2))
    rig.move(130, 152)
    #expect(record.states == [.began, .changed])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 42))
    rig.up(130, 152)
    #expect(record.states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
    #expect(rig.log.take() == ["view began", "view moved", "view shouldBegin", "view cancelled"])
  }

  @Test(arguments: [1.0, 3.0, 7.0, 40.0])
  func translationDoesNotDependOnTheStepSize(step: CGFloat) {
    var last = CGPoint.zero
    pan.addAction { _ in last = pan.translation(in: nil) }
    rig.down(100, 100)
    var y: CGFloat = 100
    while y < 300 {
      y = min(300, y + step)
      rig.move(100, y)
    }
    #expect(abs(last.y - 190) < 1e-9)
    rig.up(100, 300)
    #expect(abs(last.y - 190) < 1e-9)
  }

  @Test func translationIsKnownInShouldBegin() {
    let delegate = ProbeDelegate()
    pan.delegate = delegate
    var seen = CGPoint.zero
    delegate.onBegin = { _ in seen = pan.translation(in: nil) }
    rig.down(100, 100)
    rig.move(94, 108)
    #expect(seen == CGPoint(x: -6, y: 8))
    #expect(record.states == [.began])
  }

  /// To (8, 0), then down: (8, 6) is 10 points from the start, independent of the samples.
  @Test(arguments: [1.0, 4.0, 7.0, 40.0]) func panOnABentPathBeginsAtTheSamePointForEveryStepSize(step: CGFloat) {
    let delegate = ProbeDelegate()
    pan.delegate = delegate
    var seen = CGPoint.zero
    delegate.onBegin = { _ in seen = pan.translation(in: nil) }
    rig.down(100, 100)
    rig.move(108, 100)
    for y in stride(from: 100 + step, through: 100 + 280, by: step) { rig.move(108, y) }
    #expect(abs(seen.x - 8) < 1e-3 && abs(seen.y - 6) < 1e-3)
    #expect(abs(pan.translation(in: nil).x) < 1e-3 && abs(pan.translation(in: nil).y - 274) < 1e-3)
  }

  @Test func restingFingerDoesNotBeginAPan() {
    rig.down(100, 100)
    rig.wait(1)
    #expect(rig.isIdle)
    rig.up(100, 100)
    #expect(record.states.isEmpty)
    #expect(pan.state == .possible)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func fingersLandAndLiftWithoutAJump() {
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(pan.translation(in: nil).y == 40)
    rig.down(300, 600, finger: 1)
    #expect(pan.translation(in: nil).y == 40)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 200, y: 375))
    rig.move(300, 620, finger: 1)
    #expect(pan.translation(in: nil).y == 50)
    rig.send([(0, .moved, 100, 160), (1, .moved, 300, 630)])
    #expect(pan.translation(in: nil).y == 60)
    rig.up(100, 160)
    #expect(pan.translation(in: nil).y == 60)
    rig.move(300, 640, finger: 1)
    #expect(pan.translation(in: nil).y == 70)
    rig.up(300, 640, finger: 1)
    #expect(record.states == [.began, .changed, .changed, .changed, .ended])
  }

  @Test func fingerThatLandsDuringAMoveDoesNotChangeTheTranslation() {
    rig.down(100, 100)
    rig.move(100, 150)
    rig.send([(1, .began, 300, 600), (0, .moved, 100, 170)])
    #expect(pan.translation(in: nil).y == 60)
    rig.send([(0, .moved, 100, 180), (1, .ended, 300, 600)])
    #expect(pan.translation(in: nil).y == 65)
  }

  @Test func panNeedsItsMinimumNumberOfTouches() {
    pan.minimumNumberOfTouches = 2
    rig.down(100, 100)
    rig.move(100, 200)
    #expect(record.states.isEmpty)
    rig.down(200, 100, finger: 1)
    rig.send([(0, .moved, 100, 206), (1, .moved, 200, 106)])
    #expect(record.states.isEmpty)
    rig.send([(0, .moved, 100, 216), (1, .moved, 200, 116)])
    #expect(record.states == [.began])
    #expect(pan.translation(in: nil).y == 6)
    rig.up(100, 216)
    rig.move(200, 300, finger: 1)
    #expect(record.states == [.began])
    #expect(pan.translation(in: nil).y == 6)
    rig.up(200, 300, finger: 1)
    #expect(record.states == [.began, .ended])
  }

  @Test func tooManyFingersFailThePanBeforeItBeginsAndAreIgnoredAfter() {
    pan.maximumNumberOfTouches = 1
    rig.down(100, 100)
    rig.down(200, 100, finger: 1)
    #expect(pan.state == .failed)
    rig.move(100, 200)
    rig.up(200, 100, finger: 1)
    rig.up(100, 200)
    #expect(record.states.isEmpty)
    #expect(pan.state == .possible)
    _ = rig.log.take()

    rig.down(100, 100)
    rig.move(100, 150)
    rig.down(200, 100, finger: 1)
    rig.move(200, 300, finger: 1)
    #expect(pan.translation(in: nil).y == 40)
    #expect(pan.numberOfTouches == 1)
    rig.up(200, 300, finger: 1)
    rig.up(100, 150)
    #expect(record.states == [.began, .ended])
    #expect(
      rig.log.take().filter { !$0.contains("should") }
        == ["view began", "view cancelled", "view began", "view moved", "view ended"])
  }

  @Test func translationCanBeSet() {
    let inner = rig.addView("inner", frame: CGRect(x: 50, y: 60, width: 100, height: 100), in: view)
    rig.down(100, 100)
    rig.move(120, 100)
    pan.setTranslation(.zero, in: inner)
    rig.move(125, 130)
    #expect(pan.translation(in: inner) == CGPoint(x: 5, y: 30))
    pan.setTranslation(CGPoint(x: 100, y: -100), in: nil)
    rig.move(126, 131)
    #expect(pan.translation(in: nil) == CGPoint(x: 101, y: -99))
    rig.up(126, 131)
  }

  @Test func translationIgnoresMovesOfTheView() {
    pan.addAction { _ in view.frame.origin.y += 100 }
    rig.down(100, 100)
    for y in stride(from: 110.0, through: 200, by: 10) { rig.move(100, y) }
    #expect(pan.translation(in: view).y == 90)
  }

  @Test func cancelledTouchesCancelThePan() {
    rig.down(100, 100)
    rig.move(100, 150)
    MainLoop.current.cancelAllTouches()
    #expect(record.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    rig.move(100, 170)
    rig.up(100, 170)
    #expect(record.states == [.began, .cancelled])
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(record.states == [.began, .cancelled, .began])
  }

  @Test func disablingARunningPanCancelsIt() {
    rig.down(100, 100)
    rig.move(100, 150)
    pan.isEnabled = false
    #expect(record.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    rig.move(100, 250)
    rig.up(100, 250)
    #expect(record.states == [.began, .cancelled])
  }

  @Test func panCanBeDisabledByItsOwnAction() {
    pan.addAction { if $0.state == .changed { $0.isEnabled = false } }
    rig.down(100, 100)
    rig.move(100, 150)
    rig.move(100, 160)
    rig.move(100, 170)
    #expect(record.states == [.began, .changed, .cancelled])
    rig.up(100, 170)
    #expect(record.states == [.began, .changed, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func panContinuesOutsideTheWindow() {
    rig.down(100, 100)
    rig.move(100, 150)
    rig.move(-500, 3000)
    #expect(pan.translation(in: nil) == CGPoint(x: -600, y: 2890))
    #expect(pan.state == .changed)
  }

  @Test func touchThatLandsOutsideTheWindowIsIgnored() {
    rig.down(100, 900)
    rig.move(100, 300)
    rig.move(100, 400)
    #expect(record.states.isEmpty)
    #expect(rig.log.take().isEmpty)
  }
}
