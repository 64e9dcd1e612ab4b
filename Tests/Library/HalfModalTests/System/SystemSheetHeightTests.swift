import HalfModal
import TestSupport
import Testing
import UIKit

/// The heights of a system sheet under HalfModal's detents.
@MainActor @Suite(.serialized) struct SystemSheetHeightTests {
  private let stage = Stage()

  @Test(arguments: [true, false]) func sheetFollowsTheHeightOfItsContent(isPreferred: Bool) throws {
    let content = ListController(isInset: true)
    let sheet = stage.systemSheet(SheetConfiguration(detents: [.fitted(maximum: nil)]), content: content)
    func change(to height: CGFloat) {
      stage.perform {
        if isPreferred {
          content.preferredContentSize.height = height
        } else {
          content.loadViewIfNeeded()
          content.list.contentSize = CGSize(width: 390, height: height - 40)
        }
      }
    }
    change(to: 300)
    try stage.open(sheet)
    #expect(sheet.visibleFrame?.height == 334)
    for (height, extent) in [(480, 514), (2000, 797)] as [(CGFloat, CGFloat)] {
      change(to: height)
      try stage.settle()
      #expect(sheet.visibleFrame?.height == extent)
    }
    #expect(stage.recorder.lines == [])
  }

  @Test(arguments: [ModalSheet.Backend.custom, .system], [260, 500])
  func bothKindsOfSheetsAreAsHighAsTheirContent(backend: ModalSheet.Backend, height: CGFloat) throws {
    let content = ListController(height: height, isInset: true)
    content.list.contentInset.top = 10
    let sheet = stage.modalSheet(
      SheetConfiguration(detents: [.fitted(maximum: 400)]), content: content, backend: backend)
    try stage.open(sheet)
    #expect(sheet.visibleFrame?.height == min(400, height + 50) + 34)
  }

  @Test func contentThatGrowsDuringThePresentationIsFollowed() throws {
    let sheet = stage.systemSheet(SheetConfiguration(detents: [.fitted(maximum: nil)]))
    sheet.content.preferredContentSize.height = 300
    stage.present(sheet)
    stage.run(for: 0.1)
    stage.perform { sheet.content.preferredContentSize.height = 400 }
    try stage.settle()
    #expect(sheet.visibleFrame?.height == 434)
  }

  @Test func customDetentThatReturnsNilIsIgnored() throws {
    let sheet = try stage.openSystemSheet(SheetConfiguration(detents: [.custom(id: "none") { _ in nil }, .height(300)]))
    #expect(sheet.visibleFrame?.height == 334)
  }

  @Test func removedDetentIsReplacedByTheNearest() throws {
    let sheet = try stage.openSystemSheet(SheetConfiguration(detents: [.medium, .large], initialDetent: .large))
    stage.perform { sheet.configuration.detents = [.height(200), .height(500)] }
    try stage.settle()
    #expect(sheet.detent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
    #expect(stage.recorder.lines(except: .settled) == ["detent changed: large > height(500)"])
  }
}
