import HalfModal
import TestSupport
import Testing
import UIKit

/// The effect of the keyboard on a sheet and its content.
@MainActor @Suite(.serialized) struct SheetKeyboardTests {
  private let stage = Stage()

  @Test func keyboardLiftsTheSheetAndInsetsItsContent() throws {
    let sheet = try stage.openModalSheet()
    stage.device.showKeyboard(height: 336)
    try stage.settle()
    #expect(abs(try #require(sheet.top) - 120) < 1e-6)
    #expect(sheet.content.view.safeAreaInsets.bottom == 336)
    stage.device.hideKeyboard()
    try stage.settle()
    #expect(sheet.top == 422)
    #expect(sheet.content.view.safeAreaInsets.bottom == 34)
    #expect(sheet.content.additionalSafeAreaInsets == .zero)
  }

  @Test(arguments: [(SheetConfiguration.KeyboardBehavior.expand, CGFloat(47)), (.none, 422)])
  func keyboardBehaviourDecidesTheHeight(behaviour: SheetConfiguration.KeyboardBehavior, top: CGFloat) throws {
    let sheet = try stage.openModalSheet { $0.keyboard = behaviour }
    stage.device.showKeyboard(height: 336)
    try stage.settle()
    #expect(sheet.top == top)
    stage.device.hideKeyboard()
    try stage.settle()
    #expect(sheet.top == 422)
  }

  @Test func sheetThatExpandsForTheKeyboardIsNotLifted() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.height(300)])) { $0.keyboard = .expand }
    stage.device.showKeyboard(height: 336)
    try stage.settle()
    stage.perform { sheet.invalidateDetents() }
    try stage.settle()
    #expect(sheet.visibleFrame?.height == 334)
  }
}
