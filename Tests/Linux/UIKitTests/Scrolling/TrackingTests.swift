import Foundation
import QuartzCore
import Testing
import UIKit

/// Content that follows a finger.
@MainActor @Suite(.serialized) struct TrackingTests {
  /// Returns the distance that the rubber band shows for a pull, with its formula written out.
  private func band(_ pull: Double, _ length: Double = 800) -> Double { length * (1 - 1 / (0.55 * pull / length + 1)) }

  @Test func contentFollowsTheFingerAfterTenPoints() {
    let rig = ScrollRig()
    rig.down(200, 600)
    #expect(rig.scrollView.isTracking && !rig.scrollView.isDragging)
    rig.move(by: 0, -9)
    #expect(rig.y == 0)
    #expect(rig.recorder.take() == [])
    rig.move(by: 0, -1)
    #expect(rig.scrollView.isDragging)
    #expect(rig.y == 0)
    var sum = 0.0
    for step in [3.0, 17, -4, 0.25, 100, 51] {
      rig.move(by: 0, -step)
      sum += step
      #expect(abs(rig.y - sum) < 1e-9)
    }
  }

  @Test func sidewaysMotionScrollsOnlyWideContent() {
    let rig = ScrollRig(content: CGSize(width: 1000, height: 4000))
    rig.down(200, 600)
    rig.move(by: 0, -10)
    rig.move(by: -30, -40)
    #expect(rig.offset == CGPoint(x: 30, y: 40))
    let tall = ScrollRig()
    tall.down(200, 600)
    tall.move(by: 0, -10)
    tall.move(by: -30, -40)
    #expect(tall.offset == CGPoint(x: 0, y: 40))
  }

  @Test func rubberBandResistsMoreAndMore() {
    let rig = ScrollRig()
    rig.down(200, 100)
    rig.move(by: 0, 10)
    var pull = 0.0
    for step in [20.0, 30, 50, 100, 200, -150] {
      rig.move(by: 0, step)
      pull += step
      #expect(abs(rig.y + band(pull)) < 1e-9)
    }
    rig.move(by: 0, -250)
    #expect(abs(rig.y) < 1e-9)
    rig.move(by: 0, -7)
    #expect(abs(rig.y - 7) < 1e-9)
  }

  @Test func rubberBandWorksAtTheLowerEnd() {
    let rig = ScrollRig(content: CGSize(width: 400, height: 900))
    rig.down(200, 700)
    rig.move(by: 0, -10)
    rig.move(by: 0, -300)
    #expect(abs(rig.y - (100 + band(200))) < 1e-9)
  }

  @Test func fingerThatCatchesTheRubberBandContinuesFromThere() {
    let rig = ScrollRig()
    rig.down(200, 100)
    rig.drag(by: 0, 310, over: 0.3)
    rig.run(for: 0.2)
    rig.up()
    rig.run(for: 0.06)
    rig.down(200, 300)
    let caught = rig.y
    #expect(caught < -20 && caught > -band(300))
    rig.move(by: 0, 10)
    #expect(abs(rig.y - caught) < 1e-9)
    // The pull at which the content was caught, and 40 points more.
    let pull = -caught * 800 / (0.55 * (800 + caught))
    rig.move(by: 0, 40)
    #expect(abs(rig.y + band(pull + 40)) < 1e-9)
    rig.move(by: 0, -40 - pull)
    #expect(abs(rig.y) < 1e-9)
  }

  @Test func contentWithoutBouncesStopsAtItsEnds() {
    let rig = ScrollRig()
    rig.scrollView.bounces = false
    rig.down(200, 100)
    rig.move(by: 0, 10)
    rig.move(by: 0, 200)
    #expect(rig.y == 0)
    rig.move(by: 0, -250)
    #expect(rig.y == 50)
  }

  @Test func contentReleasedInTheRubberBandSpringsBackWithTheShownVelocity() {
    let rig = ScrollRig()
    rig.down(200, 100)
    rig.drag(by: 0, 210, over: 0.2)
    let shown = -band(200)
    #expect(abs(rig.y - shown) < 1e-9)
    rig.up()
    #expect(abs(rig.recorder.velocity.y + 1.05) < 1e-9)
    #expect(rig.recorder.proposedTarget == .zero)
    let slope = 0.55 / pow(1 + 0.55 * 200 / 800, 2)
    let speed = -1050 * slope
    for time in [0.01, 0.05, 0.2, 0.5] {
      rig.run(to: 0.2 + time)
      rig.frame()
      #expect(abs(rig.y - exp(-10 * time) * (shown + (speed + 10 * shown) * time)) < 1e-9)
    }
    rig.run(for: 2)
    #expect(rig.y == 0)
    #expect(rig.isIdle)
  }

  @Test func contentFlickedBackFromTheRubberBandDecelerates() {
    let rig = ScrollRig()
    rig.down(200, 100)
    rig.drag(by: 0, 210, over: 0.2)
    rig.drag(by: 0, -150, over: 0.1)
    #expect(rig.y < 0)
    rig.up()
    #expect(rig.recorder.proposedTarget.y > 200)
    rig.run(for: 5)
    #expect(rig.y == Double(rig.recorder.proposedTarget.y))
  }

  @Test func secondFingerThatLandsAndLiftsDoesNotMoveTheContent() {
    let rig = ScrollRig()
    rig.down(200, 600)
    rig.drag(by: 0, -100, over: 0.1)
    let before = rig.y
    rig.land(finger: 1, 100, 300)
    #expect(rig.y == before)
    rig.lift(finger: 1, 100, 300)
    #expect(rig.y == before)
    rig.move(by: 0, -5)
    #expect(abs(rig.y - before - 5) < 1e-9)
  }

  @Test func cancelledTouchCountsAsALiftAtRest() {
    let rig = ScrollRig()
    rig.down(200, 600)
    rig.drag(by: 0, -200, over: 0.1)
    _ = rig.recorder.take()
    rig.cancel()
    #expect(rig.recorder.velocity == .zero)
    #expect(rig.recorder.take() == ["willEndDragging", "didEndDragging false"])
    #expect(rig.y == 190)
  }

  @Test func restBeforeTheLiftLeavesTheContentThere() {
    let rig = ScrollRig()
    rig.down(200, 600)
    rig.drag(by: 0, -100.3, over: 0.1)
    rig.run(for: 0.3)
    _ = rig.recorder.take()
    rig.up()
    #expect(rig.y == 90.5)
    #expect(rig.recorder.take() == ["willEndDragging", "scroll", "didEndDragging false"])
  }

  @Test func disablingScrollingEndsTheDrag() {
    let rig = ScrollRig()
    rig.down(200, 100)
    rig.drag(by: 0, 110, over: 0.1)
    rig.scrollView.isScrollEnabled = false
    #expect(!rig.scrollView.isDragging && !rig.scrollView.isTracking)
    rig.run(for: 2)
    #expect(rig.y == 0)
    rig.up()
    rig.flick(from: 200, 600, by: 0, -300, over: 0.1)
    #expect(rig.y == 0)
  }

  @Test func dragDismissesTheKeyboardIfTheModeIsOnDrag() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let rig = ScrollRig()
    let field = Field()
    rig.scrollView.addSubview(field)
    field.becomeFirstResponder()
    rig.flick(from: 200, 600, by: 0, -100, over: 0.1)
    #expect(field.isFirstResponder)
    rig.scrollView.keyboardDismissMode = .onDrag
    rig.down(200, 600)
    #expect(field.isFirstResponder)
    rig.move(by: 0, -10)
    #expect(!field.isFirstResponder)
  }

  // MARK: Drags that scroll

  @Test func contentThatFitsIsNotDragged() {
    let rig = ScrollRig(content: CGSize(width: 400, height: 300))
    rig.flick(from: 200, 100, by: 0, 200, over: 0.1)
    #expect(rig.recorder.take() == [])
    rig.scrollView.alwaysBounceVertical = true
    rig.down(200, 100)
    rig.move(by: 0, 10)
    rig.move(by: 0, 100)
    #expect(abs(rig.y + band(100)) < 1e-9)
    rig.move(by: 0, -200)
    #expect(abs(rig.y - band(100)) < 1e-9)
    rig.up()
    rig.run(for: 2)
    #expect(rig.y == 0)
  }

  @Test func sidewaysDragOfAListScrollsOnceItTurnsVertical() {
    let rig = ScrollRig()
    rig.down(50, 600)
    rig.move(by: 40, -5)
    #expect(!rig.scrollView.isDragging)
    rig.move(by: 0, -60)
    #expect(rig.scrollView.isDragging)
    // It scrolls from (40, 40) on: there the finger has moved as far down as sideways.
    #expect(abs(rig.y - 25) < 1e-3)
    rig.move(by: 0, -7)
    #expect(abs(rig.y - 32) < 1e-3)
  }

  @Test(arguments: [(40.0, 10.0, 40.0, 0.0), (10, 40, 0, 40), (30, 25, 30, 25)])
  func directionalLockScrollsAlongOneAxis(_ x: Double, _ y: Double, _ movesX: Double, _ movesY: Double) {
    let rig = ScrollRig(content: CGSize(width: 4000, height: 4000))
    rig.scrollView.isDirectionalLockEnabled = true
    let length = hypot(x, y)
    rig.down(300, 600)
    rig.move(by: -x / length * 10, -y / length * 10)
    rig.move(by: -x, -y)
    #expect(abs(rig.offset.x - movesX) < 1e-9)
    #expect(abs(rig.offset.y - movesY) < 1e-9)
  }
}
