import TestSupport
import Testing
import UIKit

@testable import HalfModal

/// The outcomes of calls to a sheet.
@MainActor @Suite(.serialized) final class SheetOutcomeTests {
  private let stage = Stage()
  private var outcomes: [SheetOutcome] = []

  private func record(_ outcome: SheetOutcome) {
    outcomes.append(outcome)
  }

  private func expectOutcomes(_ expected: SheetOutcome..., at line: SourceLocation = #_sourceLocation) throws {
    try stage.settle()
    #expect(outcomes == expected, sourceLocation: line)
    outcomes = []
  }

  private nonisolated static let backends: [ModalSheet.Backend] = [.custom, .system]

  private func openSheet(_ backend: ModalSheet.Backend = .custom) throws -> ModalSheet {
    let sheet = stage.modalSheet(backend: backend)
    try stage.open(sheet)
    return sheet
  }

  // MARK: Success

  @Test(arguments: backends, [true, false]) func modalSheetIsPresentedMovedAndDismissed(
    backend: ModalSheet.Backend, animated: Bool
  ) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.perform { sheet.present(from: stage.presenter, animated: animated, completion: record) }
    try expectOutcomes(.presented)
    stage.perform { sheet.move(to: .large, animated: animated, completion: record) }
    try expectOutcomes(.arrived)
    #expect(sheet.visibleFrame?.height == 797)
    var configuration = sheet.configuration
    configuration.detents = [.height(300)]
    stage.perform { sheet.setConfiguration(configuration, animated: animated, completion: record) }
    try expectOutcomes(.arrived)
    #expect(sheet.visibleFrame?.height == 334)
    stage.perform { sheet.dismiss(animated: animated, completion: record) }
    try expectOutcomes(.dismissed)
  }

  @Test(arguments: [true, false]) func inlineSheetIsShownMovedAndHidden(animated: Bool) throws {
    let sheet = stage.inlineSheet(SheetConfiguration())
    stage.perform { sheet.show(animated: animated, completion: record) }
    try expectOutcomes(.presented)
    stage.perform { sheet.move(to: .large, animated: animated, completion: record) }
    try expectOutcomes(.arrived)
    stage.perform { sheet.hide(animated: animated, completion: record) }
    try expectOutcomes(.dismissed)
    stage.perform { sheet.toggle(animated: animated, completion: record) }
    try expectOutcomes(.presented)
    stage.perform { sheet.toggle(animated: animated, completion: record) }
    try expectOutcomes(.dismissed)
  }

  @Test func onlyArrivalsAreSuccesses() {
    for outcome in [SheetOutcome.presented, .dismissed, .arrived] { #expect(outcome.isSuccess) }
    for outcome in [SheetOutcome.cancelled, .refused(.notPresented)] { #expect(!outcome.isSuccess) }
  }

  // MARK: Cancelled motions

  @Test func fingerCancelsAPresentationAndADismissal() throws {
    let sheet = stage.modalSheet()
    stage.perform { sheet.present(from: stage.presenter, completion: record) }
    stage.run(for: 0.25)
    stage.flickHeader(of: sheet, by: 400, for: 0.2)
    try expectOutcomes(.cancelled)
    try stage.open(sheet)
    stage.perform { sheet.dismiss(completion: record) }
    stage.run(for: 0.1)
    let finger = stage.catchSheet(sheet)
    finger.move(up: 200, for: 0.3)
    finger.stopAndLift()
    try expectOutcomes(.cancelled)
    #expect(sheet.isResting)
  }

  @Test(arguments: SheetKind.allCases) func fingerAndLaterMoveCancelAMove(kind: SheetKind) throws {
    let sheet = stage.sheet(kind)
    try stage.open(sheet)
    stage.perform { sheet.move(to: .large, completion: record) }
    stage.run(for: 0.1)
    stage.perform { sheet.move(to: .medium, completion: record) }
    #expect(outcomes == [.cancelled])
    stage.run(for: 0.1)
    stage.catchSheet(sheet).up()
    try expectOutcomes(.cancelled, .cancelled)
  }

  @Test(arguments: SheetKind.allCases) func dismissalCancelsAMoveAndAChange(kind: SheetKind) throws {
    let sheet = stage.sheet(kind)
    try stage.open(sheet)
    stage.perform { sheet.move(to: .large, completion: record) }
    stage.run(for: 0.1)
    stage.dismiss(sheet)
    try expectOutcomes(.cancelled)
    try stage.open(sheet)
    var configuration = sheet.configuration
    configuration.detents = [.large]
    stage.perform { sheet.setConfiguration(configuration, completion: record) }
    stage.run(for: 0.1)
    stage.dismiss(sheet)
    try expectOutcomes(.cancelled)
  }

  @Test func reversedInlineSheetCancelsItsMotion() throws {
    let sheet = stage.inlineSheet()
    stage.perform { sheet.show(completion: record) }
    stage.run(for: 0.3)
    stage.perform { sheet.hide(completion: record) }
    #expect(outcomes == [.cancelled])
    stage.run(for: 0.1)
    stage.perform { sheet.show(completion: record) }
    try expectOutcomes(.cancelled, .cancelled, .presented)
  }

  // MARK: Refusals

  @Test(arguments: backends) func secondPresentationIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.present(sheet)
    stage.run(for: 0.1)
    stage.perform { sheet.present(from: stage.presenter, completion: record) }
    #expect(outcomes == [.refused(.alreadyPresented)])
    try stage.settle()
    stage.perform { sheet.present(from: stage.presenter, completion: record) }
    try expectOutcomes(.refused(.alreadyPresented), .refused(.alreadyPresented))
  }

  @Test func shownInlineSheetRefusesToBeShown() throws {
    let sheet = stage.inlineSheet()
    try stage.open(sheet)
    stage.perform { sheet.show(completion: record) }
    try expectOutcomes(.refused(.alreadyPresented))
  }

  @Test(arguments: backends) func dismissedModalSheetRefusesToMoveAndToBeDismissed(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.perform {
      sheet.dismiss(completion: record)
      sheet.move(to: .large, completion: record)
    }
    try expectOutcomes(.refused(.notPresented), .refused(.notPresented))
    try stage.open(sheet)
    stage.dismiss(sheet, animated: false)
    stage.perform {
      sheet.dismiss(completion: record)
      sheet.move(to: .large, completion: record)
    }
    try expectOutcomes(.refused(.notPresented), .refused(.notPresented))
  }

  @Test func hiddenInlineSheetRefusesToMoveAndToBeHidden() throws {
    let sheet = stage.inlineSheet()
    stage.perform {
      sheet.hide(completion: record)
      sheet.move(to: .medium, completion: record)
    }
    try expectOutcomes(.refused(.notPresented), .refused(.notPresented))
  }

  @Test func dismissedScrubbedPresentationRefusesToBeDismissed() throws {
    stage.show()
    let pull = stage.pull { _ in nil }
    pull.dismiss(completion: record)
    try expectOutcomes(.refused(.notPresented))
  }

  @Test(arguments: backends) func moveInATransitionIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.present(sheet)
    stage.run(for: 0.1)
    stage.perform { sheet.move(to: .large, completion: record) }
    try expectOutcomes(.refused(.inTransition))
    stage.dismiss(sheet)
    stage.run(for: 0.1)
    stage.perform { sheet.move(to: .large, completion: record) }
    try expectOutcomes(.refused(.inTransition))
  }

  @Test func secondPresentationAfterADismissalIsRefusedAsInTransition() throws {
    let sheet = try openSheet()
    stage.dismiss(sheet)
    stage.perform {
      sheet.present(from: stage.presenter, completion: record)
      sheet.present(from: stage.presenter, completion: record)
    }
    try expectOutcomes(.refused(.inTransition), .presented)
  }

  enum Use: CaseIterable { case presenter, child, presentedElsewhere }

  @Test(arguments: Use.allCases, backends) func contentInUseIsRefused(use: Use, backend: ModalSheet.Backend) throws {
    stage.show()
    let content = use == .presenter ? stage.presenter : UIViewController()
    let sheet = stage.modalSheet(content: content, backend: backend)
    if use == .child { stage.presenter.addChild(content) }
    var presenter = stage.presenter
    if use == .presentedElsewhere {
      stage.perform { stage.presenter.present(content, animated: false) }
      presenter = content
    }
    stage.perform { sheet.present(from: presenter, completion: record) }
    try expectOutcomes(.refused(.contentInUse))
    #expect(sheet.isGone)
  }

  @Test(arguments: [true, false]) func inlineSheetRefusesContentInUse(isChild: Bool) throws {
    let sheet = stage.inlineSheet()
    stage.perform {
      if isChild {
        stage.presenter.addChild(sheet.content)
      } else {
        stage.presenter.present(sheet.content, animated: false)
      }
      sheet.show(completion: record)
    }
    try expectOutcomes(.refused(.contentInUse))
  }

  @Test(arguments: backends) func presenterWithoutAWindowIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    stage.perform { sheet.present(from: UIViewController(), completion: record) }
    try expectOutcomes(.refused(.presenterNotOnScreen))
  }

  @Test(arguments: backends) func dismissedPresenterIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    let middle = UIViewController()
    stage.perform { stage.presenter.present(middle, animated: false) }
    stage.perform { stage.presenter.dismiss(animated: true) }
    stage.run(for: 0.1)
    stage.perform { sheet.present(from: middle, completion: record) }
    try expectOutcomes(.refused(.presenterNotOnScreen))
  }

  @Test(arguments: backends) func presenterThatPresentsIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(backend: backend)
    try stage.open(stage.modalSheet())
    stage.perform { sheet.present(from: stage.presenter, completion: record) }
    try expectOutcomes(.refused(.presenterIsPresenting))
  }

  @Test func inlineSheetWithoutAParentIsRefused() throws {
    stage.show()
    let sheet: InlineSheet
    do {
      let parent = UIViewController()
      sheet = InlineSheet(content: UIViewController(), in: parent)
    }
    stage.perform { sheet.show(completion: record) }
    try expectOutcomes(.refused(.parentIsGone))
  }

  @Test(arguments: backends) func moveToAnUnknownDetentIsRefused(backend: ModalSheet.Backend) throws {
    let sheet = try openSheet(backend)
    stage.perform { sheet.move(to: "half", completion: record) }
    try expectOutcomes(.refused(.unknownDetent("half")))
    #expect(sheet.detent == .medium)
  }

  @Test(arguments: backends) func laterDismissalSupersedesAPresentationThatWaits(backend: ModalSheet.Backend) throws {
    let sheet = try openSheet(backend)
    stage.perform {
      sheet.dismiss(completion: record)
      sheet.present(from: stage.presenter, completion: record)
      sheet.dismiss(completion: record)
    }
    try expectOutcomes(.refused(.superseded), .dismissed, .dismissed)
  }

  private nonisolated static let refusals: [SheetRefusal] = [
    .alreadyPresented, .notPresented, .inTransition, .contentInUse, .presenterNotOnScreen, .presenterIsPresenting, .parentIsGone,
    .unknownDetent("half"), .superseded,
  ]

  @Test func refusalsHaveASentenceAndMistakesHaveARemedy() {
    #expect(Set(Self.refusals.map(\.description)).count == Self.refusals.count)
    #expect(Self.refusals.allSatisfy { $0.description.hasSuffix(".") })
    #expect(SheetRefusal.unknownDetent("half").description.contains("\"half\""))
    let mistakes = Self.refusals.filter { $0.remedy != nil }
    #expect(
      mistakes == [.contentInUse, .presenterNotOnScreen, .presenterIsPresenting, .parentIsGone, .unknownDetent("half")])
  }
}
