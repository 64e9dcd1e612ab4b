import HalfModal
import TestSupport
import Testing
import UIKit

/// Sheets that a finger drags in from a bar.
@MainActor @Suite(.serialized) struct PresentationGestureTests {
  private let stage = Stage()

  private func makeSheet(_ kind: SheetKind) -> Sheet {
    stage.sheet(kind, kind == .inline ? SheetConfiguration(backdrop: .none) : SheetConfiguration())
  }

  enum Loss: CaseIterable { case removed, released, viewRemoved }

  /// The gesture is removed or released, or its view is removed, while the finger drags the sheet in.
  @Test(arguments: Loss.allCases, [true, false]) func lostGestureReleasesTheSheet(loss: Loss, isList: Bool) throws {
    let sheet = stage.modalSheet()
    let view = isList ? stage.addList(height: 0, isInset: true) : stage.addBar()
    if isList { view.frame.size.height = 700 }
    let trigger = (view as? UIScrollView).map { PresentationGesture.Trigger.overscroll(of: $0) } ?? .drag(on: view)
    var gesture: PresentationGesture? = stage.gesture(trigger, for: sheet)
    weak let kept = gesture
    let finger = stage.land(at: isList ? 600 : 800)
    finger.move(up: 300, for: 0.4)
    #expect(sheet.phase == .dragging)
    stage.perform {
      switch loss {
      case .removed: gesture?.remove()
      case .released: gesture = nil
      case .viewRemoved: view.removeFromSuperview()
      }
    }
    finger.hold(for: 0.1)
    finger.up()
    try stage.settle()
    #expect(sheet.isResting || sheet.isGone, "\(stage.recorder.lines)")
    #expect(stage.recorder.count(of: .dragBegan) == 1)
    #expect(stage.recorder.count(of: .dragEnded) == 1)
    if loss == .released { #expect(kept == nil) }
  }

  @Test func dragDuringAnotherTransitionPresentsNothing() throws {
    let sheet = stage.modalSheet()
    let bar = stage.addBar()
    stage.present(sheet, byDragsOn: bar)
    stage.perform { stage.presenter.present(UIViewController(), animated: false) }
    stage.device.window.addSubview(bar)
    stage.perform { stage.presenter.dismiss(animated: true) }
    stage.run(for: 0.05)
    stage.flick(from: 800, by: -100)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.recorder.lines == [])
  }

  @Test func contentThatTheHostTakesInWillPresentIsNotShown() throws {
    let content = UIViewController()
    let sheet = stage.inlineSheet(content: content)
    let other = UIViewController()
    stage.recorder.when(.presenting) { other.addChild(content) }
    stage.present(sheet, byDragsOn: stage.addBar())
    stage.flick(from: 800, by: -100)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.recorder.lines == ["presenting", "dismissed: code"])
    #expect(content.parent === other)
  }

  @Test(arguments: SheetKind.allCases) func sheetFollowsTheFingerFromTheStartOfTheDrag(kind: SheetKind) throws {
    let sheet = makeSheet(kind)
    stage.present(sheet, byDragsOn: stage.addBar())
    let finger = stage.land(at: 800)
    var distances: [CGFloat] = []
    stage.device.onFrame = {
      if sheet.phase == .dragging, let top = sheet.top { distances.append(top - finger.location.y) }
    }
    finger.move(up: 400, for: 0.5)
    // The pan recognizer uses the first ten points to recognize the drag.
    #expect(distances.count > 25)
    #expect(distances.allSatisfy { abs($0 - (844 - 790)) < 0.01 })
    finger.stopAndLift()
    try stage.settle()
    #expect(sheet.isResting)
    #expect(sheet.detent == .medium)
    #expect(sheet.content.viewIfLoaded?.window != nil)
    #expect(
      stage.recorder.lines == ["presenting", "drag began", "drag ended: medium", "presented", "settled: medium"])
  }

  @Test(arguments: SheetKind.allCases) func shortSlowDragPresentsNothing(kind: SheetKind) throws {
    let sheet = makeSheet(kind)
    stage.present(sheet, byDragsOn: stage.addBar())
    stage.drag(from: 800, by: -100)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.presenter.presentedViewController == nil)
    #expect(stage.presenter.children.isEmpty)
    #expect(
      stage.recorder.lines == ["presenting", "drag began", "drag ended: gone", "dismissing: drag", "dismissed: drag"])
    // A second drag can present it.
    stage.flick(from: 800, by: -100, for: 0.05)
    try stage.settle()
    #expect(sheet.isResting)
  }

  @Test(arguments: SheetKind.allCases) func sheetThatWasDraggedInCanBeCaughtAndThrownOut(kind: SheetKind) throws {
    let sheet = makeSheet(kind)
    stage.present(sheet, byDragsOn: stage.addBar())
    stage.flick(from: 800, by: -300, for: 0.3)
    stage.run(for: 0.05)
    #expect(sheet.phase == .presenting)
    let finger = stage.catchSheet(sheet)
    #expect(sheet.phase == .dragging)
    finger.move(down: 300, for: 0.1)
    finger.up()
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.recorder.lines.last == "dismissed: drag")
    #expect(stage.recorder.count(of: .asked) == 0)
  }

  @Test func sheetBroughtInByADragAnswersTheEscapeGesture() throws {
    let sheet = stage.modalSheet()
    stage.present(sheet, byDragsOn: stage.presenter.view)
    stage.flick(from: 800, by: -420, for: 0.4)
    try stage.settle()
    #expect(sheet.isResting)
    stage.device.escape()
    try stage.settle()
    #expect(stage.recorder.lines(of: .dismissed) == ["dismissed: escape"])
  }

  /// The finger moves as far across as along, exactly or but for rounding, or further across.
  @Test(arguments: [100, 99.999_999_999, 101]) func diagonalMovePresentsNothing(across: CGFloat) throws {
    let sheet = stage.modalSheet()
    stage.present(sheet, byDragsOn: stage.presenter.view)
    for (dx, phase) in [(across, SheetPhase.dismissed), (99, .dragging)] {
      let finger = stage.land(at: 800)
      finger.move(by: CGVector(dx: dx, dy: -100), for: 0.2)
      #expect(sheet.phase == phase)
      finger.up()
      try stage.settle()
    }
  }
}
