import HalfModal
import TestSupport
import Testing
import UIKit

/// A pulled modal that a finger catches, that code dismisses during a drag, or that contains other views that use touches.
@MainActor @Suite(.serialized) struct ScrubbedModalCatchTests {
  /// The same drag then scrolls the list when the modal has arrived.
  @Test func fingerInTheListCatchesAModalThatIsBeingPresented() throws {
    let rig = try PulledModal(.list, settles: false)
    #expect(rig.pull.phase == .presenting)
    let top = rig.top
    #expect(top > 20)
    rig.stage.land(at: 700)
    #expect(rig.pull.phase == .dragging)
    rig.finger.move(by: CGVector(dx: 0, dy: -top - 200), for: 0.5)
    #expect(rig.top == 0)
    #expect(abs(rig.offset - 200) < 1e-6)
    rig.finger.stopAndLift()
    try rig.stage.settle()
    #expect(rig.pull.isResting)
    #expect(abs(rig.offset - 200) < 1e-6)
  }

  /// The finger landed before code dismissed the modal, and may have scrolled the list.
  @Test(arguments: [0, -60]) func fingerThatLandedBeforeTheDismissalCatchesTheModal(scrolled: CGFloat) throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 500)
    rig.finger.move(down: scrolled, for: 0.2)
    rig.stage.dismiss(rig.pull)
    rig.stage.run(for: 0.4)
    let (top, offset) = (rig.top, rig.offset)
    #expect(rig.pull.phase == .dismissing && top > 100)
    rig.finger.move(down: 40)
    #expect(rig.pull.phase == .dragging)
    #expect(abs(rig.top + offset - rig.offset - top - 40) < 10 + 1e-6, "\(rig.top)")
    rig.finger.stopAndLift()
    try rig.stage.settle()
    #expect(rig.pull.isResting)
  }

  @Test(arguments: [true, false]) func touchOnAMovingModalStopsItUntilItLifts(isOutbound: Bool) throws {
    let rig = try PulledModal(.list, settles: isOutbound)
    if isOutbound {
      rig.stage.dismiss(rig.pull)
      rig.stage.run(for: 0.35)
    }
    #expect(rig.pull.phase == (isOutbound ? .dismissing : .presenting))
    let top = rig.top
    rig.stage.land(at: 700)
    rig.finger.hold(for: 0.3)
    #expect(abs(rig.top - top) < 1e-6)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.pull.phase == (isOutbound ? .dismissed : .resting))
  }

  @Test(arguments: [true, false], [true, false]) func dismissalByCodeEndsTheDrag(animated: Bool, isInList: Bool) throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: isInList ? 300 : 20)
    rig.finger.move(down: 110, for: 0.2)
    rig.stage.dismiss(rig.pull, animated: animated, as: "dismiss")
    rig.stage.run(for: 0.1)
    #expect(rig.pull.phase == (animated ? .dismissing : .dismissed))
    if animated { rig.finger.move(up: 50, for: 0.1) }
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.pull.isGone)
    #expect(rig.stage.answers == ["dismiss true"])
    #expect(
      rig.stage.recorder.lines == [
        "asked: drag", "drag began", "dismissing: drag", "drag ended: large", "dismissed: drag",
      ])
  }

  /// The transition keeps the distance with which it began, and the modal still moves as far as the finger.
  @Test func modalFollowsTheFingerAfterARotation() throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 20)
    rig.finger.move(down: 210, for: 0.3)
    rig.stage.device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
    rig.stage.run(for: 0.6)
    let top = rig.top
    rig.finger.move(down: 50, for: 0.2)
    #expect(abs(rig.top - top - 50) < 1e-6)
    rig.finger.move(up: 250, for: 0.2)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.pull.isResting)
    #expect(rig.content.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func dismissalOfAModalThatMovesBackFollowsIt() throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 300)
    rig.finger.move(down: 200, for: 0.2)
    rig.finger.stopAndLift()
    rig.stage.run(for: 0.05)
    #expect(rig.pull.phase == .settling)
    rig.stage.dismiss(rig.pull, as: "dismiss")
    try rig.stage.settle()
    #expect(rig.pull.isGone)
    #expect(rig.stage.answers == ["dismiss true"])
  }

  @Test func sliderAndHorizontalListKeepTheirTouches() throws {
    let rig = try PulledModal(.list)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    rig.stage.perform {
      shelf.contentSize = CGSize(width: 2000, height: 100)
      [slider, shelf].forEach(rig.list.addSubview)
      rig.list.delaysContentTouches = false
    }
    rig.stage.run(for: 0.05)
    rig.finger.down(at: CGPoint(x: 40, y: 120))
    rig.finger.move(by: CGVector(dx: 100, dy: 200), for: 0.4)
    #expect(rig.pull.isResting)
    #expect(slider.value > 0.2)
    rig.finger.up()
    rig.stage.land(at: 250)
    rig.finger.move(by: CGVector(dx: -100, dy: 4), for: 0.2)
    rig.finger.move(down: 200, for: 0.2)
    #expect(shelf.contentOffset.x > 80)
    #expect(rig.pull.isResting)
    rig.finger.up()
    try rig.stage.settle()
    rig.stage.land(at: 250)
    rig.finger.move(down: 200, for: 0.2)
    #expect(rig.pull.phase == .dragging)
    rig.finger.up()
    try rig.stage.settle()
  }
}
