import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ArbitrationTests {
  let rig = FingerRig()
  let outer: ProbeView
  let inner: ProbeView

  init() {
    outer = rig.addView("outer")
    inner = rig.addView("inner", frame: CGRect(x: 0, y: 0, width: 400, height: 400), in: outer)
  }

  func pan(_ view: UIView) -> (UIPanGestureRecognizer, StateRecord) {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    return (pan, StateRecord(pan))
  }

  func drag() {
    rig.down(100, 100)
    rig.move(100, 150)
    rig.move(100, 160)
    rig.up(100, 160)
  }

  @Test func deeperViewWinsAmongEqualRecognizers() {
    let (_, outerStates) = pan(outer)
    let (_, innerStates) = pan(inner)
    drag()
    #expect(innerStates.states == [.began, .changed, .ended])
    #expect(outerStates.states.isEmpty)
  }

  @Test func recognizerAddedLastWinsInOneView() {
    let (first, firstStates) = pan(inner)
    let (second, secondStates) = pan(inner)
    drag()
    #expect(firstStates.states.isEmpty)
    #expect(secondStates.states == [.began, .changed, .ended])
    #expect(first.state == .possible && second.state == .possible)
  }

  @Test func firstRecognizerToRecognizeWins() {
    let (slow, slowStates) = pan(inner)
    slow.hysteresis = 30
    let (_, fastStates) = pan(outer)
    rig.down(100, 100)
    rig.move(100, 115)
    #expect(fastStates.states == [.began])
    #expect(slow.state == .failed)
    rig.move(100, 300)
    rig.up(100, 300)
    #expect(slowStates.states.isEmpty)
    #expect(slow.state == .possible)
  }

  @Test func panMakesTheTapFail() {
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    let taps = StateRecord(tap)
    let (_, pans) = pan(outer)
    rig.down(100, 100)
    rig.move(100, 112)
    rig.up(100, 112)
    #expect(taps.states.isEmpty)
    #expect(pans.states == [.began, .ended])
    rig.tap(100, 100)
    #expect(taps.states == [.ended])
    #expect(pans.states == [.began, .ended])
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func eitherDelegateCanAllowSimultaneousRecognition(outerAllows: Bool, innerAllows: Bool) {
    let (outerPan, outerStates) = pan(outer)
    let (innerPan, innerStates) = pan(inner)
    let delegates = [ProbeDelegate(), ProbeDelegate()]
    outerPan.delegate = delegates[0]
    innerPan.delegate = delegates[1]
    delegates[0].simultaneous = { $0 === innerPan && outerAllows }
    delegates[1].simultaneous = { $0 === outerPan && innerAllows }
    drag()
    #expect(innerStates.states == [.began, .changed, .ended])
    #expect(outerStates.states == (outerAllows || innerAllows ? [.began, .changed, .ended] : []))
    #expect(delegates.allSatisfy { $0.counts["simultaneous", default: 0] <= 1 })
    #expect(delegates.allSatisfy { $0.counts["requires"] == 1 && $0.counts["required"] == 1 })
    #expect(delegates.allSatisfy { $0.counts["touch"] == 1 && $0.counts["event"] == 1 })
    #expect(delegates[1].counts["begin"] == 1)
  }

  @Test func simultaneousPairIsStillPreventedByAThirdRecognizer() {
    let (a, aStates) = pan(outer)
    let (b, bStates) = pan(outer)
    let (_, cStates) = pan(inner)
    let delegate = ProbeDelegate()
    delegate.simultaneous = { $0 === a }
    b.delegate = delegate
    drag()
    #expect(cStates.states.count == 3)
    #expect(aStates.states.isEmpty && bStates.states.isEmpty)
    inner.isUserInteractionEnabled = false
    drag()
    #expect(aStates.states.count == 3 && bStates.states.count == 3)
  }

  @Test func subclassesCanRefuseToPreventOrToBePrevented() {
    let friendly = ProbeRecognizer("friendly", rig.log)
    friendly.prevents = false
    friendly.moved = { $0.state = .began }
    friendly.ended = { $0.state = .ended }
    inner.addGestureRecognizer(friendly)
    let (_, states) = pan(outer)
    drag()
    #expect(states.states == [.began, .changed, .ended])
    friendly.prevents = true
    drag()
    #expect(states.states.count == 3)
    let stubborn = ProbeRecognizer("stubborn", rig.log)
    stubborn.preventable = false
    stubborn.prevents = false
    stubborn.moved = { $0.state = $0.state == .possible ? .began : .changed }
    stubborn.ended = { $0.state = .ended }
    outer.addGestureRecognizer(stubborn)
    let stubbornStates = StateRecord(stubborn)
    drag()
    #expect(stubbornStates.states == [.began, .changed, .ended])
  }

  @Test func recognizersOfSiblingViewsDoNotCompete() {
    let left = rig.addView("left", frame: CGRect(x: 0, y: 400, width: 200, height: 400), in: outer)
    let right = rig.addView("right", frame: CGRect(x: 200, y: 400, width: 200, height: 400), in: outer)
    let (_, leftStates) = pan(left)
    let tap = UITapGestureRecognizer()
    right.addGestureRecognizer(tap)
    let taps = StateRecord(tap)
    rig.down(100, 500)
    rig.move(100, 560)
    rig.tap(300, 500, finger: 1)
    rig.move(100, 580)
    rig.up(100, 580)
    #expect(leftStates.states == [.began, .changed, .ended])
    #expect(taps.states == [.ended])
  }

  @Test func secondFingerOnAnInnerViewCannotRecognizeDuringAPan() {
    let (_, pans) = pan(outer)
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    let taps = StateRecord(tap)
    rig.down(100, 500)
    rig.move(100, 560)
    rig.tap(100, 100, finger: 1)
    rig.up(100, 560)
    #expect(taps.states.isEmpty)
    #expect(pans.states.last == .ended)
    #expect(tap.state == .possible)
  }

  @Test func viewUnderTheFingerCanRefuseARecognizer() {
    let (outerPan, states) = pan(outer)
    inner.begins = false
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(outerPan.state == .failed)
    rig.up(100, 150)
    #expect(states.states.isEmpty)
    #expect(rig.log.take() == ["inner began", "inner shouldBegin", "inner moved", "inner ended"])
    rig.down(100, 500)
    rig.move(100, 550)
    #expect(states.states == [.began])
    outer.begins = false
    rig.up(100, 550)
    drag()
    #expect(states.states == [.began, .ended])
  }

  @Test func delegateCanRefuseTouchesEventsAndTheBeginning() {
    let (outerPan, states) = pan(outer)
    let delegate = ProbeDelegate()
    outerPan.delegate = delegate
    delegate.receives = false
    drag()
    #expect(delegate.counts == ["event": 1, "touch": 1])
    delegate.receivesEvent = false
    drag()
    #expect(delegate.counts == ["event": 2, "touch": 1])
    delegate.receives = true
    delegate.receivesEvent = true
    delegate.begins = false
    drag()
    #expect(delegate.counts == ["event": 3, "touch": 2, "begin": 1])
    #expect(states.states.isEmpty)
    delegate.begins = true
    drag()
    #expect(states.states == [.began, .changed, .ended])
  }
}
