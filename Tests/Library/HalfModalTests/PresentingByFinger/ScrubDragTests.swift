import HalfModal
import TestSupport
import Testing
import UIKit

/// A pulled modal that a finger dismisses by dragging a list in it.
@MainActor @Suite(.serialized) struct ScrubDragTests {
  @Test(arguments: PulledModal.Content.allCases) func dragOverAListAtItsStartDismissesTheModal(content: PulledModal.Content)
    throws
  {
    let rig = try PulledModal(content)
    rig.stage.land(at: 300)
    rig.finger.move(down: 400, for: 0.5)
    #expect(rig.pull.phase == .dragging)
    #expect(rig.top > 385 && rig.top <= 400)
    #expect(abs(rig.offset) < 1e-6)
    rig.finger.hold(for: 0.2)
    rig.finger.move(down: 100, for: 0.2)
    rig.finger.stopAndLift()
    try rig.stage.settle()
    #expect(rig.pull.isGone)
    #expect(
      rig.stage.recorder.lines == [
        "asked: drag", "drag began", "dismissing: drag", "drag ended: gone", "dismissed: drag",
      ])
    #expect(rig.losses == [])
  }

  /// This includes the frames in which the drag passes from the list to the modal or back.
  @Test(arguments: PulledModal.Content.allCases, [0, 37, 150, 260]) func listAndModalTogetherMoveAsFarAsTheFinger(
    content: PulledModal.Content, offset: CGFloat
  ) throws {
    let rig = try PulledModal(content)
    rig.scroll(to: offset)
    rig.stage.land(at: 300)
    rig.finger.move(down: 380, for: 0.8)
    #expect(abs(rig.top - (380 - offset)) < 10 + 1e-6, "\(rig.top)")
    #expect(abs(rig.offset) < 1e-6)
    rig.finger.move(up: 500, for: 0.8)
    #expect(abs(rig.top) < 1e-6)
    #expect(abs(rig.offset - (offset + 120)) < 10 + 1e-6, "\(rig.offset)")
    rig.finger.move(down: 20, for: 0.1)
    rig.finger.stopAndLift()
    try rig.stage.settle()
    #expect(rig.losses == [])
    #expect(rig.pull.isResting)
    #expect(abs(rig.offset - (offset + 100)) < 10 + 1e-6, "\(rig.offset)")
  }

  /// The finger moves two points per frame. Only the distance that the recognizer needs to recognize the drag is lost.
  @Test(arguments: PulledModal.Content.allCases, [true, false]) func slowDragThatIsTooShortChangesNothing(
    content: PulledModal.Content, bounces: Bool
  ) throws {
    let rig = try PulledModal(content)
    rig.stage.perform { rig.list.bounces = bounces }
    for _ in 0..<2 {
      rig.stage.land(at: 300)
      rig.finger.move(down: 120, for: 1)
      #expect(abs(rig.top - 110) <= 2 + 1e-6, "\(rig.top)")
      #expect(rig.offset == 0, "\(rig.offset)")
      rig.finger.stopAndLift()
      try rig.stage.settle()
      #expect(rig.losses == [])
      #expect(rig.pull.visibleFrame == rig.stage.device.window.bounds)
      #expect(rig.content.view.frame == rig.stage.device.window.bounds)
      #expect(rig.offset == 0, "\(rig.offset)")
    }
  }

  @Test func dragThatScrollsTheListDoesNotAskTheHost() throws {
    let rig = try PulledModal(.list)
    rig.scroll(to: 300)
    rig.stage.land(at: 300)
    rig.finger.move(up: 200, for: 0.4)
    rig.finger.move(down: 400, for: 0.4)
    #expect(rig.offset > 90 && rig.offset < 110)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.stage.recorder.lines == [])
  }

  /// The list's own momentum does not move the modal.
  @Test func listThatDeceleratesToItsStartBounces() throws {
    let rig = try PulledModal(.list)
    rig.scroll(to: 400)
    var lowest: CGFloat = 0
    let finger = rig.stage.land(at: 300)
    finger.move(down: 200, for: 0.08)
    finger.up()
    rig.whileRunning = { lowest = min(lowest, rig.offset) }
    try rig.stage.settle()
    #expect(lowest < -10)
    #expect(rig.offset == 0)
    #expect(rig.pull.isResting)
    #expect(rig.stage.recorder.lines == [])
  }

  @Test(arguments: [true, false]) func listBouncesIfTheHostRefusesTheDismissal(isModal: Bool) throws {
    let rig = try PulledModal(.list)
    rig.content.isModalInPresentation = isModal
    rig.stage.recorder.allowsDismissal = false
    rig.stage.land(at: 300)
    rig.finger.move(down: 300, for: 0.5)
    #expect(rig.top == 0)
    #expect(rig.offset < -50)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.offset == 0)
    #expect(rig.stage.recorder.lines == (isModal ? [] : ["asked: drag"]) + ["refused: drag"])
  }

  @Test func flickUpBringsTheModalBackWithoutScrollingTheList() throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 200)
    rig.finger.move(down: 550, for: 0.5)
    rig.finger.move(up: 100, for: 0.08)
    rig.finger.up()
    rig.stage.run(for: 0.05)
    #expect(abs(rig.offset) < 1e-6)
    try rig.stage.settle()
    #expect(rig.pull.isResting)
    #expect(rig.offset == 0)
    #expect(rig.content.view.frame == rig.stage.device.window.bounds)
  }

  @Test func flickThatEndsInTheListScrollsIt() throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 300)
    rig.finger.move(down: 100, for: 0.2)
    rig.finger.move(up: 250, for: 0.15)
    rig.finger.up()
    let lifted = rig.offset
    try rig.stage.settle(within: 10)
    #expect(rig.pull.isResting)
    #expect(lifted > 130 && rig.offset > lifted + 100)
  }

  /// A moving modal shows its content in the layout that it has at rest, scaled to the modal's width, so that no text is stretched and
  /// no row is missing.
  @Test func contentIsScaledWhileTheModalMoves() throws {
    let rig = try PulledModal(.list)
    rig.stage.land(at: 300)
    rig.finger.move(down: 431, for: 0.5)
    rig.finger.hold(for: 0.1)
    let frame = try #require(rig.pull.visibleFrame)
    #expect(frame.width < 350)
    #expect(rig.content.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(rig.list.bounds.size == CGSize(width: 390, height: 844))
    let shown = try #require(rig.content.view.layer.presentation())
    #expect(abs(shown.frame.width - frame.width) < 1e-6 && abs(shown.frame.minX) < 1e-6 && abs(shown.frame.minY) < 1e-6)
    #expect(abs(shown.frame.height - 844 * frame.width / 390) < 1e-6)
    rig.finger.move(up: 300, for: 0.3)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.content.view.transform == .identity)
    #expect(rig.content.view.frame == rig.stage.device.window.bounds)
  }

  @Test func dragOverAListThatCannotScrollDismissesTheModal() throws {
    let rig = try PulledModal(.list)
    rig.stage.perform {
      rig.list.contentSize.height = 200
      rig.list.alwaysBounceVertical = false
    }
    rig.stage.land(at: 300)
    rig.finger.move(up: 100, for: 0.3)
    #expect(rig.pull.isResting)
    rig.finger.up()
    rig.stage.land(at: 300)
    rig.finger.move(down: 500, for: 0.4)
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.pull.isGone)
  }
}
