import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FailureRequirementTests {
  enum Requirement: CaseIterable { case required, delegateRequires, delegateIsRequired }

  let rig = FingerRig()
  let outer: ProbeView
  let inner: ProbeView
  let first = UIPanGestureRecognizer()
  let second = UIPanGestureRecognizer()
  let firstDelegate = ProbeDelegate()
  let secondDelegate = ProbeDelegate()

  init() {
    outer = rig.addView("outer")
    inner = rig.addView("inner", frame: CGRect(x: 0, y: 0, width: 400, height: 400), in: outer)
    inner.addGestureRecognizer(first)
    outer.addGestureRecognizer(second)
    first.delegate = firstDelegate
    second.delegate = secondDelegate
  }

  /// Makes the inner recognizer, which would win, wait for the outer one.
  func makeFirstWait(_ requirement: Requirement) {
    switch requirement {
    case .required: first.require(toFail: second)
    case .delegateRequires: firstDelegate.requiresFailure = { $0 === second }
    case .delegateIsRequired: secondDelegate.isRequired = { $0 === first }
    }
  }

  @Test(arguments: Requirement.allCases) func waitingRecognizerFailsIfTheOtherRecognizes(requirement: Requirement) {
    makeFirstWait(requirement)
    let states = [StateRecord(first), StateRecord(second)]
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(first.state == .failed)
    rig.move(100, 160)
    rig.up(100, 160)
    #expect(states[0].states.isEmpty)
    #expect(states[1].states == [.began, .changed, .ended])
  }

  @Test(arguments: Requirement.allCases) func waitingRecognizerBeginsIfTheOtherFails(requirement: Requirement) {
    makeFirstWait(requirement)
    secondDelegate.begins = false
    let states = [StateRecord(first), StateRecord(second)]
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(states[0].states == [.began])
    #expect(first.translation(in: nil).y == 40)
    rig.move(100, 160)
    rig.up(100, 160)
    #expect(states[0].states == [.began, .changed, .ended])
    #expect(states[1].states.isEmpty)
    #expect(firstDelegate.counts["begin"] == 1 && secondDelegate.counts["begin"] == 1)
    #expect(firstDelegate.counts["requires", default: 0] <= 1)
  }

  @Test func failureRequirementWinsOverSimultaneousRecognition() {
    makeFirstWait(.required)
    firstDelegate.simultaneous = { _ in true }
    let states = StateRecord(first)
    rig.down(100, 100)
    rig.move(100, 150)
    rig.up(100, 150)
    #expect(states.states.isEmpty)
  }

  @Test func delayedBeginDoesNotJump() {
    second.hysteresis = 1000
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    first.require(toFail: tap)
    let states = StateRecord(first)
    var translation = CGPoint.zero
    first.addAction { _ in translation = first.translation(in: nil) }
    rig.down(100, 100)
    for y in [110.0, 120, 130, 140] {
      rig.wait(0.1)
      rig.move(100, y)
      #expect(first.state == .possible)
    }
    rig.wait(0.5)
    #expect(states.states == [.began])
    #expect(translation == .zero)
    rig.move(100, 145)
    #expect(translation.y == 5)
    rig.up(100, 145)
    #expect(states.states == [.began, .changed, .ended])
  }

  @Test func recognizerThatWaitsUntilTheTouchesEndDoesNotRecognize() {
    let never = ProbeRecognizer("never", rig.log)
    inner.addGestureRecognizer(never)
    first.require(toFail: never)
    second.isEnabled = false
    let states = StateRecord(first)
    rig.down(100, 100)
    rig.move(100, 150)
    rig.up(100, 150)
    #expect(states.states.isEmpty)
    #expect(first.state == .possible)
  }

  @Test func recognizerWithoutTouchesIsNotWaitedFor() {
    let elsewhere = UITapGestureRecognizer()
    rig.window.addGestureRecognizer(elsewhere)
    elsewhere.isEnabled = false
    first.require(toFail: elsewhere)
    let states = StateRecord(first)
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(states.states == [.began])
  }

  @Test func mutualFailureRequirementsDoNotBlock() {
    first.require(toFail: second)
    second.require(toFail: first)
    let states = [StateRecord(first), StateRecord(second)]
    rig.down(100, 100)
    rig.move(100, 150)
    #expect(states[0].states == [.began])
    #expect(second.state == .failed)
    rig.up(100, 150)
    #expect(states[1].states.isEmpty)
  }

  @Test func doubleTapOfTheOuterViewDelaysTheInnerTap() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(single)
    outer.addGestureRecognizer(double)
    single.require(toFail: double)
    let states = [StateRecord(single), StateRecord(double)]
    rig.tap(100, 100)
    rig.wait(0.3)
    rig.down(100, 100)
    rig.move(100, 200)
    #expect(states[0].states.isEmpty)
    rig.up(100, 200)
    rig.wait(1)
    #expect(states[1].states.isEmpty)
    #expect(single.state == .possible && double.state == .possible)
    rig.tap(100, 100)
    rig.wait(1)
    #expect(states[0].states == [.ended])
  }

  @Test func secondTouchDoesNotFailAWaitingTap() {
    first.isEnabled = false
    second.isEnabled = false
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    single.require(toFail: double)
    let states = [StateRecord(single), StateRecord(double)]
    rig.tap(100, 100)
    rig.wait(0.3)
    rig.down(100, 100)
    #expect(single.state == .possible)
    rig.move(100, 200)
    #expect(states[0].states == [.ended])
    rig.up(100, 200)
    rig.wait(1)
    #expect(states[0].states == [.ended])
    #expect(states[1].states.isEmpty)
    #expect(
      rig.log.take().filter { !$0.contains("should") }
        == ["inner began", "inner began", "inner cancelled", "inner moved", "inner ended"])
  }
}
