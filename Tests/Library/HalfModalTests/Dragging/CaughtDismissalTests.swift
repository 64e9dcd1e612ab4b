import HalfModal
import TestSupport
import Testing
import UIKit

/// A dismissal that a finger reverses, and that continues before the sheet has settled.
@MainActor @Suite(.serialized) struct CaughtDismissalTests {
  private let stage = Stage()
  private let content = RecordingController()

  private static let containment = [
    "willMove(false)", "viewWillDisappear", "willMove(true)", "viewWillAppear", "willMove(false)", "viewWillDisappear",
    "viewDidDisappear", "didMove(false)",
  ]

  /// Catches the sheet while it is being dismissed, and throws it back up. It is still moving at the end.
  private func throwBack(_ sheet: Sheet) {
    let finger = stage.catchSheet(sheet)
    finger.move(up: 60, for: 0.1)
    #expect(sheet.phase == .dragging)
    finger.up()
    stage.run(for: 0.03)
    #expect(sheet.phase == .settling)
  }

  /// Shows an inline sheet, hides it, and throws it back after 0.2 seconds.
  private func throwBackShownInlineSheet() throws -> InlineSheet {
    let sheet = stage.inlineSheet(content: content)
    try stage.open(sheet)
    content.clear()
    stage.dismiss(sheet, as: "first")
    stage.run(for: 0.2)
    throwBack(sheet)
    return sheet
  }

  @Test(arguments: [true, false]) func modalSheetThatWasThrownBackCanBeDismissedAgain(animated: Bool) throws {
    let sheet = stage.modalSheet(SheetConfiguration(detents: [.medium]))
    stage.present(sheet)
    try stage.settle()
    stage.dismiss(sheet, as: "first")
    stage.run(for: 0.1)
    throwBack(sheet)
    stage.dismiss(sheet, animated: animated, as: "second")
    if animated { #expect(sheet.phase == .dismissing) }
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["first true", "second true"])
    #expect(
      stage.recorder.lines == [
        "presenting", "presented", "settled: medium", "dismissing: code", "drag began", "drag ended: medium",
        "interrupted: medium", "dismissed: code",
      ])
  }

  @Test(arguments: [true, false]) func inlineSheetThatWasThrownBackCanBeHiddenAgain(animated: Bool) throws {
    let sheet = try throwBackShownInlineSheet()
    stage.dismiss(sheet, animated: animated, as: "second")
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["first false", "second true"])
    #expect(content.log == Self.containment)
    #expect(
      stage.recorder.lines.suffix(4) == ["drag began", "drag ended: medium", "interrupted: medium", "dismissed: code"])
  }

  @Test func inlineSheetThatWasThrownBackCanBeThrownOutAgain() throws {
    let sheet = try throwBackShownInlineSheet()
    stage.flickHeader(of: sheet, by: 200)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(content.log == Self.containment)
    #expect(
      stage.recorder.lines(except: .asked).suffix(4) == [
        "interrupted: medium", "drag began", "drag ended: gone", "dismissed: code",
      ])
  }

  @Test func inlineSheetThatIsThrownBackBeforeItsFirstArrivalIsPresented() throws {
    let sheet = stage.inlineSheet(content: content)
    stage.present(sheet)
    stage.run(for: 0.6)
    stage.dismiss(sheet)
    stage.run(for: 0.05)
    throwBack(sheet)
    try stage.settle()
    #expect(sheet.isResting)
    #expect(
      stage.recorder.lines == [
        "presenting", "dismissing: code", "drag began", "drag ended: medium", "presented", "settled: medium",
      ])
  }
}
