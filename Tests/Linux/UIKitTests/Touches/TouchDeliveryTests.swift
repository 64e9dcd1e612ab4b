import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TouchDeliveryTests {
  let rig = FingerRig()
  let view: ProbeView

  init() { view = rig.addView() }

  func half(_ name: String, _ x: CGFloat) -> ProbeView {
    rig.addView(name, frame: CGRect(x: x, y: 0, width: 200, height: 800), in: view)
  }

  @Test func touchStaysWithItsViewOutsideItsBounds() {
    let inner = rig.addView("inner", frame: CGRect(x: 100, y: 100, width: 50, height: 50), in: view)
    rig.down(110, 120)
    rig.move(300, 700)
    rig.move(-50, -50)
    rig.up(-50, -50)
    #expect(rig.log.take() == ["inner began", "inner moved", "inner moved", "inner ended"])
    #expect(inner.window != nil)
  }

  @Test func touchHasItsLocationTimeAndView() throws {
    let inner = rig.addView("inner", frame: CGRect(x: 100, y: 100, width: 50, height: 50), in: view)
    let probe = ProbeRecognizer("probe", EventLog())
    var touch: UITouch?
    probe.began = { _, touches, _ in touch = touches.first }
    view.addGestureRecognizer(probe)
    rig.wait(0.25)
    rig.down(110, 120)
    let seen = try #require(touch)
    #expect(seen.phase == .began && seen.timestamp == 0.25 && seen.tapCount == 1 && seen.type == .direct)
    #expect(seen.view === inner && seen.window === rig.window)
    #expect(seen.gestureRecognizers == [probe])
    #expect(seen.location(in: inner) == CGPoint(x: 10, y: 20))
    rig.wait(0.25)
    rig.move(115, 130)
    #expect(seen.phase == .moved && seen.timestamp == 0.5)
    #expect(seen.location(in: nil) == CGPoint(x: 115, y: 130))
    #expect(seen.previousLocation(in: inner) == CGPoint(x: 10, y: 20))
    #expect(seen.preciseLocation(in: inner) == CGPoint(x: 15, y: 30))
    rig.up(115, 130)
    #expect(seen.phase == .ended)
  }

  @Test func eventContainsAllTouches() {
    var phases: [UITouch.Phase] = []
    var counts: [Int?] = []
    let left = half("left", 0)
    let probe = ProbeRecognizer("probe", EventLog())
    probe.moved = { probe in counts = [probe.numberOfTouches] }
    probe.began = { probe, touches, event in
      phases = (event.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue }
      counts = [
        event.touches(for: rig.window)?.count, event.touches(for: left)?.count, event.touches(for: probe)?.count,
        event.coalescedTouches(for: touches.first!)?.count, event.predictedTouches(for: touches.first!)?.count,
      ]
    }
    view.addGestureRecognizer(probe)
    rig.down(300, 300)
    #expect(counts == [1, nil, 1, 1, 0])
    rig.down(100, 300, finger: 1)
    #expect(phases == [.began, .stationary])
    #expect(counts == [2, 1, 2, 1, 0])
  }

  @Test func successiveTapsAreCounted() {
    var counts: [Int] = []
    let probe = ProbeRecognizer("probe", EventLog())
    probe.began = { _, touches, _ in counts += touches.map(\.tapCount) }
    view.addGestureRecognizer(probe)
    rig.tap(10, 10)
    rig.wait(0.3)
    rig.tap(20, 10)
    rig.wait(0.1)
    rig.tap(200, 10)
    rig.wait(0.36)
    rig.tap(200, 10)
    rig.tap(200, 10)
    rig.tap(200, 10)
    #expect(counts == [1, 2, 1, 1, 2, 3])
  }

  @Test func viewReceivesOneTouchUnlessMultipleTouchIsEnabled() {
    rig.down(10, 10)
    rig.down(50, 50, finger: 1)
    rig.move(60, 60, finger: 1)
    rig.up(60, 60, finger: 1)
    rig.up(10, 10)
    #expect(rig.log.take() == ["view began", "view ended"])
    view.isMultipleTouchEnabled = true
    rig.send([(0, .began, 10, 10), (1, .began, 50, 50)])
    rig.send([(0, .moved, 20, 20), (1, .ended, 50, 50)])
    rig.up(20, 20)
    #expect(rig.log.take().sorted() == ["view began 2", "view ended", "view ended", "view moved"])
  }

  @Test func exclusiveViewExcludesOtherTouches() {
    let left = half("left", 0)
    _ = half("right", 200)
    left.isExclusiveTouch = true
    rig.down(100, 100)
    rig.tap(300, 100, finger: 1)
    rig.up(100, 100)
    #expect(rig.log.take() == ["left began", "left ended"])
    rig.down(300, 100, finger: 1)
    rig.tap(100, 100)
    rig.up(300, 100, finger: 1)
    #expect(rig.log.take() == ["right began", "right ended"])
    rig.tap(100, 100)
    #expect(rig.log.take() == ["left began", "left ended"])
  }

  @Test func restingFingerSendsNoEvents() {
    rig.down(10, 10)
    rig.move(10, 10)
    rig.send(0, .stationary, 10, 10)
    rig.wait(5)
    #expect(rig.isIdle)
    rig.up(10, 10)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func removedViewReceivesOneCancellation() {
    let inner = half("inner", 0)
    rig.down(10, 10)
    inner.removeFromSuperview()
    #expect(rig.log.take() == ["inner began", "inner cancelled"])
    rig.move(20, 20)
    rig.up(20, 20)
    #expect(rig.log.take().isEmpty)
  }

  @Test func viewCanBeRemovedByItsOwnTouch() {
    let inner = half("inner", 0)
    inner.onTouch = { phase in if phase == .moved { inner.removeFromSuperview() } }
    rig.down(10, 10)
    rig.move(20, 20)
    rig.up(20, 20)
    #expect(rig.log.take() == ["inner began", "inner moved", "inner cancelled"])
  }

  @Test func recognizersOfSuperviewsKeepTheTouchOfARemovedView() {
    let inner = half("inner", 0)
    let outerPan = UIPanGestureRecognizer()
    let innerTap = UITapGestureRecognizer()
    view.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerTap)
    let states = StateRecord(outerPan)
    rig.down(10, 10)
    rig.move(10, 50)
    inner.removeFromSuperview()
    rig.move(10, 90)
    #expect(outerPan.translation(in: nil).y == 70)
    rig.up(10, 90)
    #expect(states.states == [.began, .changed, .ended])
    #expect(innerTap.state == .possible)
  }

  @Test func recognizerOfARemovedViewIsCancelled() {
    let inner = half("inner", 0)
    let pan = UIPanGestureRecognizer()
    inner.addGestureRecognizer(pan)
    let states = StateRecord(pan)
    rig.down(10, 10)
    rig.move(10, 50)
    inner.removeFromSuperview()
    #expect(states.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    view.addSubview(inner)
    rig.move(10, 90)
    rig.up(10, 90)
    #expect(states.states == [.began, .cancelled])
  }

  @Test func hiddenViewKeepsItsTouch() {
    let inner = half("inner", 0)
    rig.down(10, 10)
    inner.isHidden = true
    inner.isUserInteractionEnabled = false
    rig.up(10, 10)
    #expect(rig.log.take() == ["inner began", "inner ended"])
    rig.tap(10, 10)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func hiddenWindowCancelsItsTouches() {
    rig.down(10, 10)
    rig.window.isHidden = true
    #expect(rig.log.take() == ["view began", "view cancelled"])
    rig.move(20, 20)
    rig.up(20, 20)
    rig.tap(10, 10)
    #expect(rig.log.take().isEmpty)
  }

  @Test func releasedWindowCancelsItsTouches() {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    let states = StateRecord(pan)
    weak var window = rig.window
    rig.down(10, 10)
    rig.move(10, 50)
    rig.dropWindow()
    #expect(window == nil)
    #expect(states.states == [.began, .cancelled])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    #expect(rig.log.take() == ["view began", "view shouldBegin", "view moved", "view cancelled"])
  }

  @Test func eventIsOfferedOnceForSeveralTouches() {
    let pan = UIPanGestureRecognizer()
    let delegate = ProbeDelegate()
    pan.delegate = delegate
    view.addGestureRecognizer(pan)
    rig.send([(0, .began, 10, 10), (1, .began, 50, 50), (2, .began, 90, 90)])
    #expect(delegate.counts == ["event": 1, "touch": 3])
  }

  @Test func systemCancelsEachTouchOnce() {
    _ = half("left", 0)
    _ = half("right", 200)
    rig.down(100, 100)
    rig.down(300, 100, finger: 1)
    MainLoop.current.cancelAllTouches()
    MainLoop.current.cancelAllTouches()
    rig.up(100, 100)
    rig.up(300, 100, finger: 1)
    #expect(rig.log.take() == ["left began", "right began", "left cancelled", "right cancelled"])
  }

  @Test func fingerThatLandsTwiceCancelsItsFirstTouch() {
    rig.down(10, 10)
    rig.down(20, 20)
    rig.up(20, 20)
    #expect(rig.log.take() == ["view began", "view cancelled", "view began", "view ended"])
  }

  @Test func delayedBeginReachesTheViewWhenTheRecognizerFails() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)
    var began: (time: TimeInterval, phase: UITouch.Phase)?
    view.onTouch = { _ in began = began ?? (MediaTime.now, .began) }
    rig.down(10, 10)
    rig.wait(0.5)
    rig.move(20, 10)
    #expect(rig.log.take().isEmpty)
    rig.wait(0.25)
    #expect(rig.log.take() == ["view began", "view moved"])
    #expect(began?.time == 0.75)
    rig.up(20, 10)
    #expect(rig.log.take() == ["view ended"])
    rig.tap(10, 10)
    #expect(rig.log.take() == ["view shouldBegin"])
  }

  @Test func delayedTouchIsDeliveredWithItsOriginalPhases() {
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    rig.down(10, 10)
    rig.up(30, 10)
    #expect(rig.log.take() == ["view shouldBegin", "view began", "view ended"])
  }

  @Test func delayedEndReachesTheViewWhenTheRecognizerFails() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    var ended: TimeInterval?
    view.onTouch = { if $0 == .ended { ended = MediaTime.now } }
    rig.tap(10, 10)
    rig.wait(1)
    #expect(abs((ended ?? 0) - 0.4) < 1e-9)
    #expect(rig.log.take() == ["view began", "view ended"])
  }

  @Test func viewKeepsTheTouchesOfARecognizerThatDoesNotCancel() {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    rig.down(10, 10)
    rig.move(10, 50)
    rig.move(10, 60)
    rig.up(10, 60)
    #expect(rig.log.take() == ["view began", "view shouldBegin", "view moved", "view moved", "view ended"])
  }

  @Test func finishedTouchesKeepNothingAlive() {
    weak var weakView: UIView?
    do {
      let inner = half("inner", 0)
      weakView = inner
      let pan = UIPanGestureRecognizer()
      inner.addGestureRecognizer(pan)
      rig.down(10, 10)
      rig.move(10, 50)
      rig.up(10, 50)
      rig.tap(10, 10)
      inner.removeFromSuperview()
    }
    MainLoop.current.endTurn()
    #expect(weakView == nil)
  }
}
