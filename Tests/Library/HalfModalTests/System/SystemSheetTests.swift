import HalfModal
import TestSupport
import Testing
import UIKit

/// The events of a system sheet that UIKit or a person dismisses.
@MainActor @Suite(.serialized) struct SystemSheetTests {
  private let stage = Stage()

  // MARK: Dismissals through UIKit

  enum Caller: CaseIterable { case content, presenter, window }

  private func dismiss(_ content: UIViewController?, by caller: Caller, animated: Bool = true) {
    stage.perform {
      switch caller {
      case .content: content?.dismiss(animated: animated)
      case .presenter: stage.presenter.dismiss(animated: animated)
      case .window: stage.replaceRoot()
      }
    }
  }

  @Test(arguments: Caller.allCases, [true, false])
  func dismissalThroughUIKitIsReportedAsCode(caller: Caller, animated: Bool) throws {
    let sheet = try stage.openSystemSheet()
    dismiss(sheet.content, by: caller, animated: animated)
    #expect(sheet.phase == (animated && caller != .window ? .dismissing : .dismissed))
    try stage.settle()
    #expect(stage.recorder.lines == ["dismissing: code", "dismissed: code"])
    #expect(sheet.isGone)
    #expect(sheet.detent == nil)
    #expect(sheet.content.presentingViewController == nil)
    stage.show()
    stage.present(sheet, as: "present")
    try stage.settle()
    #expect(stage.answers == ["present true"])
    #expect(sheet.isResting)
  }

  @Test(arguments: Caller.allCases) func onlyARemovedRootControllerEndsAPresentation(caller: Caller) throws {
    let sheet = stage.systemSheet()
    stage.present(sheet, as: "present")
    stage.run(for: 0.1)
    dismiss(sheet.content, by: caller)
    try stage.settle()
    if caller == .window {
      #expect(stage.recorder.lines == ["presenting", "dismissing: code", "dismissed: code"])
      #expect(stage.answers == ["present false"])
      #expect(sheet.isGone)
    } else {
      // UIKit refuses a dismissal in the middle of a presentation.
      #expect(stage.recorder.lines == ["presenting", "presented", "settled: medium"])
      #expect(stage.answers == ["present true"])
    }
  }

  @Test func dismissalInThePresentedCallbackFollowsThePresentation() throws {
    let sheet = stage.systemSheet()
    stage.recorder.when(.presented) { sheet.content.dismiss(animated: true) }
    stage.present(sheet, as: "present")
    try stage.settle()
    #expect(stage.recorder.lines == ["presenting", "presented", "settled: medium", "dismissing: code", "dismissed: code"])
    #expect(stage.answers == ["present true"])
    #expect(sheet.isGone)
  }

  @Test func fingerBringsBackASheetThatUIKitDismisses() throws {
    let sheet = try stage.openSystemSheet()
    dismiss(sheet.content, by: .content)
    stage.run(for: 0.1)
    let finger = stage.catchSheet(sheet)
    finger.move(up: 200, for: 0.3)
    finger.hold(for: 0.1)
    finger.up()
    try stage.settle()
    #expect(stage.recorder.lines.first == "dismissing: code")
    #expect(!stage.recorder.lines.contains("dismissed: code"))
    #expect(stage.recorder.lines.last == "settled: \(try #require(sheet.detent).rawValue)")
    #expect(sheet.isResting)
    stage.clear()
    dismiss(sheet.content, by: .content)
    try stage.settle()
    #expect(stage.recorder.lines == ["dismissing: code", "dismissed: code"])
  }

  @Test func sheetCanBePresentedAgainInTheDismissedCallback() throws {
    let sheet = try stage.openSystemSheet()
    stage.recorder.when(.dismissed) { [stage] in
      if stage.answers.isEmpty { stage.present(sheet, as: "present") }
    }
    dismiss(sheet.content, by: .presenter)
    try stage.settle()
    #expect(stage.answers == ["present true"])
    #expect(sheet.isResting)
  }

  @Test(arguments: Caller.allCases) func sheetThatUIKitDismissesIsReleased(caller: Caller) throws {
    weak var sheet: ModalSheet?
    weak var content: UIViewController?
    do {
      let made = stage.systemSheet()
      (sheet, content) = (made, made.content)
      stage.present(made)
    }
    try stage.settle()
    #expect(sheet?.phase == .resting)
    dismiss(content, by: caller)
    if caller == .window { stage.replaceRoot(with: nil) }
    try stage.settle()
    #expect(sheet == nil)
    #expect(content == nil)
    #expect(stage.device.isIdle)
  }

  // MARK: Dismissals by a person

  @Test func isModalInPresentationOfTheContentIsKept() throws {
    let sheet = stage.systemSheet()
    sheet.content.isModalInPresentation = true
    try stage.open(sheet)
    #expect(sheet.content.isModalInPresentation)
    stage.device.escape()
    #expect(stage.recorder.lines == ["refused: drag"])
    stage.perform { sheet.content.isModalInPresentation = false }
    stage.device.escape()
    try stage.settle()
    #expect(stage.recorder.lines(except: .asked) == ["refused: drag", "dismissing: drag", "dismissed: drag"])
  }

  @Test func hostIsNotAskedIfPeopleCannotDismiss() throws {
    let sheet = try stage.openSystemSheet(SheetConfiguration(dismissal: SheetConfiguration.Dismissal(tap: false, drag: false)))
    stage.device.escape()
    stage.tapBackdrop()
    try stage.settle()
    #expect(stage.recorder.lines == [])
    #expect(sheet.isResting)
  }
}
