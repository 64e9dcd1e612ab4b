import HalfModal
import TestSupport
import Testing
import UIKit

/// The height of a sheet that follows its content.
@MainActor @Suite(.serialized) struct ContentHeightTests {
  private let stage = Stage()

  @Test func sheetFollowsThePreferredHeightAtItsContentDetent() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 300)
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.fitted, .large]), content: content)
    for (height, top) in [(CGFloat(300), CGFloat(510)), (480, 330), (2000, 47), (300, 510)] {
      stage.perform { content.preferredContentSize.height = height }
      try stage.settle()
      #expect(sheet.top == top)
    }
    stage.move(sheet, to: .large)
    try stage.settle()
    stage.perform { content.preferredContentSize.height = 480 }
    try stage.settle()
    #expect(sheet.top == 47)
  }

  @Test func allRowsOfAListCountForTheContentHeight() throws {
    let content = ListController(header: 60, height: 200)
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.fitted]), content: content)
    #expect(sheet.top == 550)
    stage.perform { content.list.contentSize.height = 300 }
    try stage.settle()
    #expect(sheet.top == 450)
  }
}
