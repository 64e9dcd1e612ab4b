import HalfModal
import TestSupport
import Testing
import UIKit

/// Calls to a modal sheet from within its callbacks, during a transition, and in states in which they cannot succeed.
@MainActor @Suite(.serialized) struct ModalSheetCallTests {
  private let stage = Stage()

  @Test(arguments: [EventRecorder.Event.dragBegan, .asked, .dragEnded, .detentChanged], [true, false])
  func dismissalInADragCallbackWins(moment: EventRecorder.Event, animated: Bool) throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large]))
    stage.recorder.allowsDismissal = false
    stage.recorder.when(moment) { [stage] in stage.dismiss(sheet, animated: animated, as: "dismiss") }
    stage.dragHeader(of: sheet, by: moment == .asked ? 100 : -300, for: 0.3)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["dismiss true"])
    let log = stage.recorder.lines(of: .dragBegan, .dragEnded, .dismissed)
    #expect(log.count == 3 && log[0] == "drag began" && log[1].hasPrefix("drag ended") && log[2].hasPrefix("dismissed"), "\(log)")
  }

  @Test func dismissalInADetentCallbackEndsTheMove() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large]))
    stage.recorder.when(.detentChanged) { [stage] in stage.dismiss(sheet, animated: false) }
    stage.move(sheet, to: .large, as: "move")
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["move false"])
  }

  @Test func dismissalWaitsForAPresentationByTheContent() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.perform { sheet.content.present(UIViewController(), animated: true) }
    stage.run(for: 0.1)
    stage.dismiss(sheet, as: "dismiss")
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["dismiss true"])
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func lastOfSeveralCallsWins() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.perform {
      stage.dismiss(sheet, as: "dismiss")
      stage.present(sheet, as: "present")
      stage.dismiss(sheet, as: "dismiss again")
    }
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["present false", "dismiss true", "dismiss again true"])
  }

  @Test func presentationThatAFingerReversesCompletesWithFalse() throws {
    let sheet = stage.modalSheet(.halfModal)
    stage.present(sheet, as: "present")
    stage.run(for: 0.25)
    stage.flickHeader(of: sheet, by: 400, for: 0.2)
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["present false"])
  }

  /// - Parameter isEarly: Whether the second call comes during the reversal, not in the callback at its end.
  @Test(arguments: [true, false]) func presentationFollowsOneThatAFingerReverses(isEarly: Bool) throws {
    let sheet = stage.modalSheet(.halfModal)
    var isFirst = true
    stage.recorder.when(.dismissed) { [stage] in
      if isFirst && !isEarly { stage.present(sheet, as: "second") }
      isFirst = false
    }
    stage.present(sheet, as: "first")
    stage.run(for: 0.25)
    stage.flickHeader(of: sheet, by: 400, for: 0.2)
    #expect(sheet.phase == .dismissing)
    if isEarly { stage.present(sheet, as: "second") }
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.answers == ["first false", "second true"])
  }

  @Test func fingerCatchesADismissedSheetAndBringsItBack() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.dismiss(sheet, as: "dismiss")
    stage.run(for: 0.1)
    let finger = stage.catchSheet(sheet)
    finger.move(up: 200, for: 0.3)
    finger.stopAndLift()
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.answers == ["dismiss false"])
  }

  @Test func childControllerIsNotPresented() throws {
    let sheet = stage.modalSheet(.halfModal)
    stage.presenter.addChild(sheet.content)
    stage.present(sheet, as: "present")
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["present false"])
  }

  @Test func controllerDoesNotPresentItself() {
    let sheet = stage.modalSheet(content: stage.presenter)
    stage.present(sheet, as: "present")
    #expect(stage.answers == ["present false"])
  }

  @Test func firstOfTwoDismissalsDuringThePresentationGivesTheReason() throws {
    let sheet = stage.modalSheet()
    stage.present(sheet)
    stage.run(for: 0.1)
    stage.device.escape()
    stage.dismiss(sheet, as: "dismiss")
    try stage.settle()
    #expect(stage.recorder.lines(of: .dismissed) == ["dismissed: escape"])
    #expect(stage.answers == ["dismiss true"])
  }
}
