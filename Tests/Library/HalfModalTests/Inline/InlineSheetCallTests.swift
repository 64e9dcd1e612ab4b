import HalfModal
import TestSupport
import Testing
import UIKit

/// Calls to an inline sheet from within its callbacks, repeated calls, and calls that cannot succeed.
@MainActor @Suite(.serialized) struct InlineSheetCallTests {
  private let stage = Stage()

  @Test func repeatedCallJoinsTheMotionOrIsRefused() throws {
    let sheet = stage.inlineSheet()
    stage.perform {
      stage.dismiss(sheet, as: "hide hidden")
      stage.present(sheet, as: "show")
      stage.present(sheet, as: "show again")
    }
    try stage.settle()
    stage.perform {
      stage.present(sheet, as: "show shown")
      stage.dismiss(sheet, as: "hide")
      stage.dismiss(sheet, as: "hide again")
    }
    try stage.settle()
    #expect(
      stage.answers == [
        "hide hidden false", "show true", "show again true", "show shown false", "hide true", "hide again true",
      ])
  }

  @Test func toggleInThePresentingCallbackJoinsTheFirst() throws {
    let sheet = stage.inlineSheet()
    var isFirst = true
    stage.recorder.when(.presenting) { [stage] in
      guard isFirst else { return }
      isFirst = false
      stage.toggle(sheet, as: "inner")
    }
    stage.toggle(sheet, as: "outer")
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.answers == ["outer true", "inner true"])
    #expect(stage.presenter.children.count == 1)
    #expect(stage.presenter.view.subviews.count == 1)
  }

  @Test func toggleInTheDismissingCallbackShowsTheSheetAgain() throws {
    let sheet = stage.inlineSheet()
    try stage.open(sheet)
    stage.recorder.when(.dismissing) { [stage] in stage.toggle(sheet, as: "inner") }
    stage.toggle(sheet, as: "outer")
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.answers == ["outer false", "inner true"])
  }

  @Test func motionEndsWithoutAReferenceToTheSheet() throws {
    let content = UIViewController()
    weak var last: InlineSheet?
    do {
      let sheet = stage.inlineSheet(content: content)
      try stage.open(sheet)
      stage.dismiss(sheet, as: "hide")
      last = sheet
    }
    try stage.settle()
    #expect(stage.answers == ["hide true"])
    #expect(content.parent == nil)
    #expect(last == nil)
  }

  @Test func presentedControllerIsNotShown() throws {
    let sheet = stage.inlineSheet()
    stage.perform {
      stage.presenter.present(sheet.content, animated: false)
      stage.present(sheet, as: "show")
    }
    try stage.settle()
    #expect(stage.answers == ["show false"])
    #expect(sheet.isGone)
  }

  @Test func selectedDetentFollowsTheConfiguration() throws {
    let sheet = stage.inlineSheet()
    try stage.open(sheet)
    stage.perform { sheet.configuration.detents = [.height(500), .height(200)] }
    try stage.settle()
    #expect(sheet.detent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
    stage.perform { sheet.configuration.initialDetent = "height(200)" }
    try stage.settle()
    #expect(sheet.detent == "height(200)")
    #expect(sheet.visibleFrame?.height == 234)
  }
}
