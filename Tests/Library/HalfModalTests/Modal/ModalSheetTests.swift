import HalfModal
import TestSupport
import Testing
import UIKit

/// Presenting and dismissing a modal sheet.
@MainActor @Suite(.serialized) struct ModalSheetTests {
  private let stage = Stage()

  @Test func tapOnBackdropDismissesTheSheet() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.tapBackdrop()
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.recorder.lines == ["asked: backdrop", "dismissing: backdrop", "dismissed: backdrop"])
  }

  @Test func contentThatIsModalInPresentationCannotBeDismissedByAPerson() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    sheet.content.isModalInPresentation = true
    stage.tapBackdrop()
    stage.device.escape()
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.recorder.lines == ["refused: backdrop", "refused: escape"])
  }

  @Test func tapOnBackdropIsIgnoredWhenTapsDoNotDismiss() throws {
    let sheet = try stage.openModalSheet { $0.dismissal.tap = false }
    stage.tapBackdrop()
    try stage.settle()
    #expect(sheet.isResting)
  }

  @Test func dismissalThroughTheContentIsReportedAsCode() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.perform { sheet.content.dismiss(animated: true) }
    try stage.settle()
    #expect(stage.recorder.lines == ["dismissing: code", "dismissed: code"])
    #expect(sheet.isGone)
  }

  @Test func presentationDuringADismissalFollowsIt() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.dismiss(sheet, as: "dismiss")
    stage.run(for: 0.1)
    stage.present(sheet, as: "present")
    try stage.settle()
    #expect(stage.answers == ["dismiss true", "present true"])
    #expect(sheet.isResting)
  }

  @Test func presentationOfASecondSheetWaitsForTheDismissalOfTheFirst() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    let second = stage.modalSheet()
    stage.dismiss(sheet)
    stage.run(for: 0.1)
    stage.present(second, as: "second")
    try stage.settle()
    #expect(stage.answers == ["second true"])
    #expect(second.isResting)
  }

  @Test func presenterThatPresentsASheetRefusesASecond() throws {
    _ = try stage.openModalSheet(.halfModal)
    let second = stage.modalSheet()
    stage.present(second, as: "second")
    #expect(stage.answers == ["second false"])
    #expect(second.isGone)
  }

  @Test func sheetCanPresentAnotherSheet() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    let second = stage.modalSheet()
    stage.present(second, from: sheet.content)
    try stage.settle()
    #expect(second.isResting)
    stage.tapBackdrop()
    try stage.settle()
    #expect(second.isGone)
    #expect(sheet.isResting)
  }

  @Test func presentedSheetStaysAliveWithoutAReference() throws {
    weak var sheet: ModalSheet?
    do {
      let made = stage.modalSheet()
      sheet = made
      stage.present(made)
    }
    try stage.settle()
    #expect(sheet?.phase == .resting)
    stage.tapBackdrop()
    try stage.settle()
    #expect(sheet == nil)
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func unanimatedDismissalEndsADragAtOnce() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.landOnHeader(of: sheet).move(down: 200, for: 0.3)
    stage.dismiss(sheet, animated: false, as: "dismiss")
    #expect(stage.answers == ["dismiss true"])
    #expect(sheet.isGone)
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func positionIsReportedInEveryFrameInWhichTheSheetMoves() throws {
    let sheet = stage.modalSheet()
    var reported: CGFloat?
    var count = 0
    sheet.whenMoved {
      reported = $0.frame.minY
      count += 1
    }
    stage.device.onFrame = {
      guard !sheet.isGone else { return }
      #expect(reported == sheet.top)
    }
    try stage.open(sheet)
    let presenting = count
    #expect(presenting > 25)
    stage.dragHeader(of: sheet, by: -200)
    try stage.settle()
    #expect(count > presenting + 50)
    let resting = count
    stage.run(for: 1)
    #expect(count == resting)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(reported == 844)
  }
}
