import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct UIControlTests {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
    (.touchCancel, "cancel"),
  ]

  /// A control from (100, 100) to (200, 150) that records its events.
  @MainActor private final class Subject {
    let stage = ControlStage()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var log: [String] = []

    init() {
      for (event, name) in UIControlTests.names { control.addAction(for: event) { [unowned self] in log.append(name) } }
      stage.show(control)
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func tapSendsTouchDownAndTouchUpInside() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    #expect(subject.control.isHighlighted && subject.control.isTracking && subject.control.isTouchInside)
    subject.stage.finger(.ended, 150, 120)
    #expect(subject.take() == ["down", "up"])
    #expect(!subject.control.isHighlighted && !subject.control.isTracking && !subject.control.isTouchInside)
  }

  @Test func touchWithinSeventyPointsOfTheControlCountsAsInside() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    subject.stage.finger(.moved, 269, 120)
    #expect(subject.control.isHighlighted)
    subject.stage.finger(.moved, 271, 120)
    #expect(!subject.control.isHighlighted && !subject.control.isTouchInside)
    subject.stage.finger(.moved, 300, 120)
    subject.stage.finger(.moved, 260, 120)
    #expect(subject.control.isHighlighted)
    subject.stage.finger(.ended, 260, 120)
    #expect(subject.take() == ["down", "inside", "exit", "outside", "outside", "enter", "inside", "up"])
  }

  @Test func liftOutsideSendsTouchUpOutside() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    subject.stage.finger(.moved, 150, 221)
    subject.stage.finger(.ended, 150, 221)
    #expect(subject.take() == ["down", "exit", "outside", "up outside"])
  }

  @Test func cancelledTouchSendsTouchCancel() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    subject.stage.finger(.cancelled, 150, 120)
    #expect(subject.take() == ["down", "cancel"])
    #expect(!subject.control.isHighlighted)
  }

  @Test func secondTapSendsTouchDownRepeat() {
    let subject = Subject()
    for _ in 0..<2 {
      subject.stage.finger(.began, 150, 120)
      subject.stage.wait(0.05)
      subject.stage.finger(.ended, 150, 120)
      subject.stage.wait(0.1)
    }
    #expect(subject.take() == ["down", "up", "down", "repeat", "up"])
  }

  @Test func disabledControlCancelsItsTouchAndSwallowsNewOnes() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    subject.control.isEnabled = false
    #expect(subject.take() == ["down", "cancel"])
    subject.stage.finger(.ended, 150, 120)
    subject.stage.finger(.began, 150, 120)
    subject.stage.finger(.ended, 150, 120)
    #expect(subject.take() == [])
    #expect(subject.control.state == .disabled)
    #expect(subject.stage.window.hitTest(CGPoint(x: 150, y: 120), with: nil) === subject.control)
  }

  @Test func leavingTheWindowCancelsTheTouch() {
    let subject = Subject()
    subject.stage.finger(.began, 150, 120)
    subject.control.removeFromSuperview()
    #expect(subject.take() == ["down", "cancel"])
  }

  @Test func subclassCanRefuseAndEndTracking() {
    final class Picky: UIControl {
      var accepts = true
      var continues = true
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return accepts
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return continues
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let stage = ControlStage()
    let control = Picky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var events = 0
    control.addAction(for: .allTouchEvents) { events += 1 }
    stage.show(control)

    control.accepts = false
    stage.finger(.began, 50, 50)
    stage.finger(.ended, 50, 50)
    #expect(control.calls == ["begin"])
    #expect(events == 0)

    control.accepts = true
    control.continues = false
    stage.finger(.began, 50, 50)
    stage.finger(.moved, 51, 50)
    stage.finger(.moved, 52, 50)
    stage.finger(.ended, 52, 50)
    #expect(control.calls == ["begin", "begin", "continue", "end"])
    #expect(events == 1)
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func actionReplacesTheOneWithTheSameIdentifier() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let id = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: [.touchUpInside, .touchDown])
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log == ["new", "old"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.count == 2)
  }

  @Test func actionHasItsSenderOnlyWhileItRuns() {
    let control = UIControl(frame: .zero)
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func actionRunsOnceForSeveralEvents() {
    let control = UIControl(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(count == 1)
  }
}
