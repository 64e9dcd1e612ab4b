import HalfModal
import TestSupport
import Testing
import UIKit

/// Calls to a system sheet during a transition, repeated calls, and calls that cannot succeed.
@MainActor @Suite(.serialized) struct SystemSheetCallTests {
  private let stage = Stage()

  @Test func secondPresentationIsRefused() throws {
    let sheet = stage.systemSheet()
    stage.perform {
      stage.present(sheet, as: "first")
      stage.present(sheet, as: "second")
    }
    try stage.settle()
    stage.present(sheet, as: "third")
    #expect(stage.answers == ["second false", "first true", "third false"])
  }

  @Test func childControllerAndPresenterWithoutAWindowAreRefused() throws {
    let sheet = stage.systemSheet()
    sheet.enter(from: UIViewController(), animated: true, completion: stage.answer(as: "without window"))
    stage.presenter.addChild(sheet.content)
    stage.present(sheet, as: "child")
    #expect(stage.answers == ["without window false", "child false"])
    #expect(sheet.isGone)
  }

  @Test(arguments: [ModalSheet.Backend.custom, .system])
  func presenterThatIsBeingDismissedPresentsNothing(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    let middle = UIViewController()
    stage.perform { stage.presenter.present(middle, animated: false) }
    stage.perform { stage.presenter.dismiss(animated: true) }
    stage.run(for: 0.1)
    stage.present(sheet, from: middle, as: "present")
    try stage.settle()
    #expect(stage.answers == ["present false"])
    #expect(sheet.isGone)
  }

  @Test func lastOfSeveralCallsWins() throws {
    let sheet = try stage.openSystemSheet()
    stage.perform {
      stage.dismiss(sheet, as: "dismiss")
      stage.present(sheet, as: "present")
      stage.dismiss(sheet, as: "dismiss again")
    }
    try stage.settle()
    #expect(sheet.isGone)
    #expect(stage.answers == ["present false", "dismiss true", "dismiss again true"])
  }

  @Test func presentationDuringADismissalFollowsIt() throws {
    let sheet = try stage.openSystemSheet()
    stage.dismiss(sheet, as: "dismiss")
    stage.run(for: 0.1)
    stage.present(sheet, as: "present")
    try stage.settle()
    #expect(stage.answers == ["dismiss true", "present true"])
    #expect(sheet.isResting)
  }

  @Test func dismissalDuringAPresentationFollowsIt() throws {
    let sheet = stage.systemSheet()
    stage.perform {
      stage.present(sheet, as: "present")
      stage.dismiss(sheet, as: "dismiss")
    }
    try stage.settle()
    #expect(stage.answers == ["present true", "dismiss true"])
    #expect(sheet.isGone)
  }

  /// The content presents a controller, which is in the middle of presenting another one.
  @Test(arguments: [ModalSheet.Backend.custom, .system])
  func dismissalWaitsForAPresentationAboveTheContent(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.present(sheet, animated: false)
    let middle = UIViewController()
    stage.perform { sheet.content.present(middle, animated: false) }
    stage.perform { middle.present(UIViewController(), animated: true) }
    stage.run(for: 0.1)
    stage.dismiss(sheet, as: "dismiss")
    try stage.settle()
    #expect(stage.answers == ["dismiss true"])
    #expect(sheet.isGone)
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func moveIsRefusedUnlessTheSheetRests() throws {
    let sheet = stage.systemSheet()
    stage.move(sheet, to: .large, as: "while gone")
    stage.present(sheet)
    stage.run(for: 0.1)
    stage.move(sheet, to: .large, as: "while presenting")
    try stage.settle()
    stage.dismiss(sheet)
    stage.run(for: 0.1)
    stage.move(sheet, to: .large, as: "while dismissing")
    try stage.settle()
    #expect(stage.answers == ["while gone false", "while presenting false", "while dismissing false"])
  }

  @Test(arguments: SheetPhase.allCases) func newConfigurationTakesEffectInEveryPhase(_ phase: SheetPhase) throws {
    let sheet = stage.systemSheet(SheetConfiguration(detents: [.medium, .large]))
    if phase != .dismissed { stage.present(sheet) }
    if phase != .dismissed && phase != .presenting { try stage.settle() }
    switch phase {
    case .dismissed, .resting, .presenting: break
    case .settling: stage.move(sheet, to: .large)
    case .dragging: stage.landOnHeader(of: sheet).move(up: 50, for: 0.2)
    case .dismissing: stage.dismiss(sheet)
    }
    if [.presenting, .settling, .dismissing].contains(phase) { stage.run(for: 0.1) }
    // UIKit reports neither a drag nor a move.
    if phase != .dragging && phase != .settling { #expect(sheet.phase == phase) }
    stage.configure(sheet, as: "change") { $0 = SheetConfiguration(detents: [.height(300), .large]) }
    if phase == .dragging { stage.device.finger().stopAndLift() }
    try stage.settle()
    #expect(stage.answers == ["change true"])
    if sheet.isGone { try stage.open(sheet) }
    #expect(sheet.isResting)
    #expect(sheet.visibleFrame?.height == (sheet.detent == .large ? 797 : 334))
    #expect(sheet.detent == (phase == .settling ? .large : "height(300)"))
  }

  @Test func newInitialDetentIsSelected() throws {
    let sheet = try stage.openSystemSheet()
    stage.configure(sheet) { $0.initialDetent = .large }
    try stage.settle()
    #expect(sheet.detent == .large)
    #expect(sheet.visibleFrame?.height == 797)
  }
}
