import HalfModal
import TestSupport
import Testing
import UIKit

/// The presentation of a controller as a sheet, and the way from a controller to its sheet.
@MainActor @Suite(.serialized) struct SheetLookupTests {
  private let stage = Stage()
  private let content = UIViewController()
  private let child = UIViewController()

  private func addChild() {
    content.addChild(child)
    content.view.addSubview(child.view)
    child.didMove(toParent: content)
  }

  @Test(arguments: ModalSheet.Backend.allCases) func controllerIsPresentedAsASheet(backend: ModalSheet.Backend) throws {
    stage.show()
    var outcomes: [SheetOutcome] = []
    var sheet: ModalSheet?
    stage.perform {
      sheet = stage.presenter.present(
        content, as: SheetConfiguration(detents: [.large]), events: stage.recorder.events, backend: backend
      ) { outcomes.append($0) }
    }
    #expect(sheet?.phase == .presenting)
    try stage.settle()
    #expect(outcomes == [.presented])
    #expect(sheet?.content === content)
    #expect(sheet?.top == 47)
    #expect(sheet?.backendChoice.isSystem == (backend != .custom))
    #expect(stage.recorder.lines == ["presenting", "presented", "settled: large"])
  }

  @Test func controllerIsPresentedAsASheetWithoutAnimation() {
    stage.show()
    stage.perform { stage.presenter.present(content, as: .halfModal, animated: false) }
    #expect(content.modalSheet?.phase == .resting)
  }

  @Test(arguments: ModalSheet.Backend.allCases) func contentAndItsChildFindTheModalSheet(backend: ModalSheet.Backend) throws {
    let sheet = stage.modalSheet(content: content, backend: backend)
    addChild()
    let controllers = [content, child]
    #expect(controllers.allSatisfy { $0.modalSheet == nil })
    stage.present(sheet)
    #expect(controllers.allSatisfy { $0.modalSheet === sheet && $0.inlineSheet == nil })
    try stage.settle()
    #expect(controllers.allSatisfy { $0.modalSheet === sheet && $0.inlineSheet == nil })
    #expect(stage.presenter.modalSheet == nil)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(controllers.allSatisfy { $0.modalSheet == nil })
  }

  @Test func contentAndItsChildFindTheInlineSheet() throws {
    let sheet = stage.inlineSheet(content: content)
    addChild()
    let controllers = [content, child]
    #expect(controllers.allSatisfy { $0.inlineSheet == nil })
    try stage.open(sheet)
    #expect(controllers.allSatisfy { $0.inlineSheet === sheet && $0.modalSheet == nil })
    #expect(stage.presenter.inlineSheet == nil)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(controllers.allSatisfy { $0.inlineSheet == nil })
  }

  @Test func contentOfAnInlineSheetInAModalSheetFindsBoth() throws {
    let modal = stage.modalSheet(content: content)
    try stage.open(modal)
    let inline = InlineSheet(content: child, in: content)
    stage.perform { inline.show(animated: false) }
    #expect(child.inlineSheet === inline)
    #expect(child.modalSheet === modal)
    #expect(content.inlineSheet == nil)
  }

  @Test func contentOfAScrubbedPresentationHasNoSheet() throws {
    stage.show()
    let pull = stage.pull { _ in content }
    pull.attach(to: stage.addList(height: 2000, isInset: true))
    stage.flick(from: 200, by: 500, for: 0.5)
    try stage.settle()
    #expect(pull.isResting)
    #expect(content.modalSheet == nil)
  }
}
