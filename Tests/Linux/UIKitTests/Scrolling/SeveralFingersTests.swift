import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SeveralFingersTests {
  /// Returns a list that a finger has scrolled by 190 points; the finger is still down.
  private func draggedRig() -> ScrollRig {
    let rig = ScrollRig()
    rig.down(200, 600)
    rig.drag(by: 0, -200, over: 0.4)
    #expect(abs(rig.y - 190) < 1e-6)
    return rig
  }

  @Test(arguments: [(50.0, 100.0), (200, 401), (390, 790)])
  func secondFingerThatLandsAndLiftsMovesNothing(x: Double, y: Double) {
    let rig = draggedRig()
    rig.land(finger: 1, x, y)
    #expect(abs(rig.y - 190) < 1e-6)
    rig.run(for: 0.1)
    #expect(abs(rig.y - 190) < 1e-6)
    rig.lift(finger: 1, x, y)
    #expect(abs(rig.y - 190) < 1e-6)
    rig.drag(by: 0, -50, over: 0.2)
    #expect(abs(rig.y - 240) < 1e-6)
  }

  @Test func secondFingerContinuesTheDragAfterTheFirstLifts() {
    let rig = draggedRig()
    rig.land(finger: 1, 100, 700)
    rig.up()
    #expect(abs(rig.y - 190) < 1e-6)
    #expect(rig.scrollView.isDragging)
    #expect(!rig.recorder.take().contains("willEndDragging"))
    rig.run(for: 0.05)
    rig.move(finger: 1, 100, 660)
    #expect(abs(rig.y - 230) < 1e-6)
    rig.run(for: 0.3)
    rig.lift(finger: 1, 100, 660)
    rig.run(for: 1)
    #expect(abs(rig.y - 230) < 1e-6)
    #expect(rig.recorder.take().filter { $0 == "willEndDragging" }.count == 1)
    #expect(rig.isIdle)
  }

  @Test func twoMovingFingersScrollByTheirMean() {
    let rig = draggedRig()
    rig.land(finger: 1, 100, 700)
    rig.move(finger: 1, 100, 640)
    #expect(abs(rig.y - 220) < 1e-6)
    rig.drag(by: 0, -60, over: 0.2)
    #expect(abs(rig.y - 250) < 1e-6)
    // Opposite movements cancel.
    rig.move(finger: 1, 100, 670)
    rig.move(by: 0, -30)
    #expect(abs(rig.y - 250) < 1e-6)
  }

  @Test func secondFingerBeyondTheEndCausesNoJump() {
    let rig = ScrollRig()
    rig.down(200, 200)
    rig.drag(by: 0, 210, over: 0.4)
    let shown = rig.y
    #expect(shown < -50)
    rig.land(finger: 1, 100, 700)
    #expect(rig.y == shown)
    rig.up()
    #expect(rig.y == shown)
    rig.land(finger: 0, 300, 300)
    rig.lift(finger: 1, 100, 700)
    #expect(rig.y == shown)
    rig.lift(finger: 0, 300, 300)
    rig.run(for: 3)
    #expect(rig.y == 0)
  }

  /// The velocity of a finger that lifts while another one stays down is ignored.
  @Test func fastLiftOfOneOfTwoFingersFlicksNothing() {
    let rig = draggedRig()
    rig.land(finger: 1, 100, 700)
    rig.run(for: 0.3)
    rig.drag(by: 0, -60, over: 0.02)
    rig.up()
    let y = rig.y
    rig.run(for: 0.5)
    #expect(rig.y == y)
    rig.lift(finger: 1, 100, 700)
    rig.run(for: 1)
    #expect(rig.y == y)
  }

  @Test func twoRestingFingersStopADeceleration() {
    let rig = ScrollRig()
    rig.flick(from: 200, 700, by: 0, -300, over: 0.1)
    rig.run(for: 0.2)
    #expect(rig.scrollView.isDecelerating)
    rig.land(finger: 1, 100, 300)
    let y = rig.y
    rig.land(finger: 2, 300, 300)
    rig.lift(finger: 1, 100, 300)
    rig.run(for: 0.5)
    #expect(rig.y == y)
    rig.lift(finger: 2, 300, 300)
    rig.run(for: 1)
    #expect(abs(rig.y - y) <= 0.5)
    #expect(rig.isIdle)
  }

  @Test func secondFingerOnAScrollViewInTheListScrollsTheList() {
    let rig = draggedRig()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 120))
    strip.contentSize = CGSize(width: 1200, height: 120)
    rig.scrollView.addSubview(strip)
    rig.land(finger: 1, 300, 150)
    rig.move(finger: 1, 200, 150)
    #expect(strip.contentOffset == .zero)
    #expect(abs(rig.y - 190) < 1e-6)
    rig.move(finger: 1, 200, 130)
    #expect(abs(rig.y - 200) < 1e-6)
  }

  /// Two lists next to each other scroll independently.
  @Test func twoListsFollowTwoFingers() {
    let rig = ScrollRig()
    rig.scrollView.frame.size.width = 200
    let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    other.contentSize = CGSize(width: 200, height: 4000)
    rig.window.addSubview(other)
    rig.down(100, 600)
    rig.land(finger: 1, 300, 600)
    rig.drag(by: 0, -110, over: 0.3)
    #expect(abs(rig.y - 100) < 1e-6)
    #expect(other.contentOffset.y == 0)
    rig.move(finger: 1, 300, 540)
    #expect(abs(other.contentOffset.y - 50) < 1e-6)
    rig.up()
    #expect(!rig.scrollView.isDragging && other.isDragging)
  }
}
