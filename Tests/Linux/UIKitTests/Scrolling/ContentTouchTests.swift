import Foundation
import QuartzCore
import Testing
import UIKit

/// Touches on the content of a scroll view.
@MainActor @Suite(.serialized) struct ContentTouchTests {
  private let log = EventLog()

  private func rig() -> (ScrollRig, ProbeView) {
    let rig = ScrollRig()
    let view = ProbeView(name: "view", log: log, frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    rig.scrollView.addSubview(view)
    return (rig, view)
  }

  private func touches() -> [String] { log.take().filter { !$0.hasSuffix("shouldBegin") } }

  @Test func restingFingerReachesTheContentAfter150Milliseconds() {
    let (rig, _) = rig()
    rig.down(200, 400)
    rig.run(to: 0.1499)
    #expect(touches() == [])
    rig.run(to: 0.15)
    #expect(touches() == ["view began"])
    rig.move(by: 0, -5)
    rig.up()
    #expect(touches() == ["view moved", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func tapReachesTheContentAtTheLift() {
    let (rig, _) = rig()
    rig.down(200, 400)
    rig.run(to: 0.05)
    rig.up()
    #expect(touches() == ["view began", "view ended"])
    #expect(rig.isIdle)
  }

  @Test func dragDoesNotReachTheContent() {
    let (rig, _) = rig()
    rig.down(200, 400)
    rig.drag(by: 0, -100, over: 0.1)
    rig.run(for: 1)
    rig.up()
    #expect(touches() == [])
    #expect(rig.y > 80)
  }

  @Test func lateDragCancelsTheTouchOfTheContent() {
    let (rig, _) = rig()
    rig.down(200, 400)
    rig.run(for: 0.2)
    rig.drag(by: 0, -100, over: 0.1)
    #expect(touches().filter { $0 != "view moved" } == ["view began", "view cancelled"])
    #expect(rig.y == 90)
  }

  @Test func contentReceivesTouchesAtOnceWithoutDelay() {
    let (rig, _) = rig()
    rig.scrollView.delaysContentTouches = false
    rig.down(200, 400)
    #expect(touches() == ["view began"])
  }

  @Test func touchThatCannotBeCancelledPreventsScrolling() {
    let (rig, _) = rig()
    rig.scrollView.canCancelContentTouches = false
    rig.down(200, 400)
    rig.run(for: 0.2)
    rig.drag(by: 0, -100, over: 0.1)
    rig.up()
    #expect(touches().last == "view ended")
    #expect(rig.y == 0)
    rig.flick(from: 200, 400, by: 0, -100, over: 0.1)
    #expect(rig.y == 90)
  }

  @Test func controlKeepsATouchThatItHasReceived() {
    let rig = ScrollRig()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    rig.scrollView.addSubview(control)
    #expect(!rig.scrollView.touchesShouldCancel(in: control))
    #expect(rig.scrollView.touchesShouldCancel(in: UIView()))
    rig.down(200, 200)
    rig.run(for: 0.2)
    #expect(control.isTracking)
    rig.drag(by: 0, -100, over: 0.1)
    #expect(control.isTracking)
    #expect(rig.y == 0)
    rig.up()
    rig.flick(from: 200, 200, by: 0, -100, over: 0.1)
    #expect(rig.y == 90)
  }

  @Test func scrollViewCanKeepTouchesFromItsContent() {
    final class Keeper: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let rig = ScrollRig(scrollView: Keeper())
    rig.scrollView.addSubview(ProbeView(name: "view", log: log, frame: CGRect(x: 0, y: 0, width: 400, height: 4000)))
    rig.down(200, 400)
    rig.run(for: 0.2)
    rig.up()
    #expect(touches() == [])
    rig.flick(from: 200, 400, by: 0, -100, over: 0.1)
    #expect(rig.y == 90)
  }

  @Test func fingerThatStopsADecelerationTapsNothing() {
    let (rig, view) = rig()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 0.2)
    _ = touches()
    rig.down(200, 400)
    rig.run(for: 0.2)
    rig.up()
    #expect(touches() == [])
    #expect(taps == 0)
    rig.run(for: 1)
    rig.down(200, 400)
    rig.run(for: 0.05)
    rig.up()
    #expect(taps == 1)
  }

  @Test func fingerThatStopsADecelerationCanDrag() {
    let (rig, _) = rig()
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 0.2)
    rig.down(200, 400)
    let caught = rig.y
    rig.drag(by: 0, -60, over: 0.1)
    #expect(abs(rig.y - caught - 50) < 1e-9)
  }

  // MARK: Controls and the tap recognizers of their superviews

  @Test func tapOnAControlDoesNotReachATapRecognizerOfItsSuperview() {
    let rig = FingerRig()
    let view = rig.addView()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(control)
    var (taps, presses) = (0, 0)
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    control.addAction(for: .touchUpInside) { presses += 1 }
    rig.tap(50, 50)
    #expect((taps, presses) == (0, 1))
    rig.tap(200, 200)
    #expect((taps, presses) == (1, 1))
    control.addGestureRecognizer(tap)
    rig.wait(1)
    rig.tap(50, 50)
    #expect(taps == 2)
  }
}
