import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct StateMachineTests {
  let rig = FingerRig()
  let view: ProbeView
  let recognizer: ProbeRecognizer
  let record: StateRecord

  init() {
    view = rig.addView()
    recognizer = ProbeRecognizer("probe", rig.log)
    view.addGestureRecognizer(recognizer)
    record = StateRecord(recognizer)
  }

  @Test func touchReachesTheRecognizerThenItsActionThenTheView() {
    recognizer.moved = { $0.state = .began }
    recognizer.addAction { rig.log("action \($0.state.rawValue)") }
    rig.down(10, 10)
    rig.move(20, 10)
    #expect(
      rig.log.take()
        == ["probe began", "view began", "probe moved", "view shouldBegin", "action 1", "view cancelled"])
    recognizer.ended = { $0.state = .ended }
    rig.up(20, 10)
    #expect(rig.log.take() == ["probe ended", "action 3", "probe reset"])
  }

  @Test(
    arguments: [
      (UIGestureRecognizer.State.possible, UIGestureRecognizer.State.possible),
      (.changed, .possible), (.cancelled, .failed), (.failed, .failed), (.began, .began), (.ended, .ended),
    ])
  func possibleRecognizerEntersOnlyAllowedStates(wanted: UIGestureRecognizer.State, reached: UIGestureRecognizer.State) {
    recognizer.began = { recognizer, _, _ in recognizer.state = wanted }
    rig.down(10, 10)
    #expect(recognizer.state == reached)
    #expect(record.states == (reached == .began || reached == .ended ? [reached] : []))
  }

  @Test(
    arguments: [
      (UIGestureRecognizer.State.possible, UIGestureRecognizer.State.began), (.began, .began), (.changed, .changed),
      (.ended, .ended), (.cancelled, .cancelled), (.failed, .cancelled),
    ])
  func begunRecognizerEntersOnlyAllowedStates(wanted: UIGestureRecognizer.State, reached: UIGestureRecognizer.State) {
    recognizer.began = { recognizer, _, _ in recognizer.state = .began }
    recognizer.moved = { $0.state = wanted }
    rig.down(10, 10)
    rig.move(20, 10)
    #expect(recognizer.state == reached)
    #expect(record.states == (reached == .began ? [.began] : [.began, reached]))
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled, .failed])
  func finishedRecognizerGetsNoMoreTouchesAndStates(end: UIGestureRecognizer.State) {
    recognizer.began = { recognizer, _, _ in
      recognizer.state = .began
      recognizer.state = end
    }
    recognizer.moved = { _ in Issue.record("a finished recognizer gets no touches") }
    rig.down(10, 10)
    let seen = record.states
    for state in [UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed] {
      recognizer.state = state
    }
    rig.move(20, 10)
    #expect(record.states == seen)
    #expect(recognizer.state != .possible)
    rig.up(20, 10)
    #expect(recognizer.state == .possible)
    #expect(rig.log.take().filter { $0 == "probe reset" }.count == 1)
  }

  @Test func everyStateChangeOfOneEventIsReported() {
    recognizer.ended = {
      $0.state = .began
      $0.state = .changed
      $0.state = .changed
      $0.state = .ended
    }
    rig.tap(10, 10)
    #expect(record.states == [.began, .changed, .ended])
  }

  @Test func ignoredTouchStaysWithTheView() {
    view.isMultipleTouchEnabled = true
    recognizer.began = { recognizer, touches, event in
      if event.allTouches?.count == 2 {
        for touch in touches { recognizer.ignore(touch, for: event) }
        recognizer.state = .began
      }
    }
    rig.down(10, 10)
    rig.down(50, 50, finger: 1)
    #expect(recognizer.numberOfTouches == 1)
    rig.move(60, 60, finger: 1)
    rig.up(60, 60, finger: 1)
    #expect(
      rig.log.take() == [
        "probe began", "view began", "probe began", "view shouldBegin", "view cancelled", "view began", "view moved",
        "view ended",
      ])
  }

  @Test func recognizerWithoutTouchesCanChangeItsState() {
    let lone = ProbeRecognizer("lone", rig.log)
    let states = StateRecord(lone)
    lone.state = .began
    lone.state = .changed
    lone.state = .ended
    #expect(states.states == [.began, .changed, .ended])
    #expect(lone.state == .possible)
  }

  @Test func undecidedRecognizerReleasesWaitingOnesWithTheLastTouch() {
    let view = view
    let waiting = UITapGestureRecognizer()
    view.addGestureRecognizer(waiting)
    waiting.require(toFail: recognizer)
    let states = StateRecord(waiting)
    rig.tap(10, 10)
    #expect(states.states == [.ended])
    #expect(rig.log.take().contains("view cancelled"))
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test func undecidedRecognizerKeepsNoTouches() {
    rig.tap(10, 10)
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.state == .possible)
    #expect(rig.log.take() == ["probe began", "view began", "probe ended", "view ended"])
    rig.down(10, 10)
    #expect(recognizer.numberOfTouches == 1)
  }

  @Test func disabledRecognizerGetsNoTouches() {
    recognizer.isEnabled = false
    rig.tap(10, 10)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func touchTypesCanBeExcluded() {
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    rig.tap(10, 10)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func recognizerRemovedFromItsViewIsCancelled() {
    recognizer.began = { recognizer, _, _ in recognizer.state = .began }
    rig.down(10, 10)
    view.removeGestureRecognizer(recognizer)
    #expect(record.states == [.began, .cancelled])
    #expect(recognizer.state == .possible)
    #expect(recognizer.view == nil)
    rig.up(10, 10)
    #expect(record.states == [.began, .cancelled])
  }
}
