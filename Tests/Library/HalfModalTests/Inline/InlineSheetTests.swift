import HalfModal
import TestSupport
import Testing
import UIKit

/// Containment, appearance and touches of an inline sheet.
@MainActor @Suite(.serialized) struct InlineSheetTests {
  private let stage = Stage()
  private let content = RecordingController()

  private func makeSheet(_ configuration: SheetConfiguration = .inline) -> InlineSheet {
    stage.inlineSheet(configuration, content: content)
  }

  @Test func contentIsAChildWhileTheSheetIsShown() throws {
    let sheet = makeSheet()
    let parent = stage.presenter
    #expect(content.parent == nil)
    stage.toggle(sheet)
    #expect(content.parent === parent)
    #expect(content.log == ["willMove(true)", "viewWillAppear"])
    stage.run(for: 0.99)
    #expect(content.log == ["willMove(true)", "viewWillAppear"])
    try stage.settle()
    #expect(content.log == ["willMove(true)", "viewWillAppear", "didMove(true)", "viewDidAppear"])
    content.clear()
    stage.toggle(sheet)
    try stage.settle()
    #expect(content.log == ["willMove(false)", "viewWillDisappear", "viewDidDisappear", "didMove(false)"])
    #expect(content.parent == nil)
    #expect(content.view.window == nil)
    #expect(parent.view.subviews.isEmpty)
  }

  @Test func reversedShowingHasBalancedContainmentAndAppearance() throws {
    let sheet = makeSheet()
    stage.toggle(sheet, as: "show")
    stage.run(for: 0.4)
    stage.toggle(sheet, as: "hide")
    try stage.settle()
    #expect(
      content.log == [
        "willMove(true)", "viewWillAppear", "willMove(false)", "viewWillDisappear", "viewDidDisappear", "didMove(false)",
      ])
    #expect(stage.answers == ["show false", "hide true"])
    #expect(stage.presenter.children.isEmpty)
  }

  @Test func contentInAWindowlessParentAppearsWithItsParent() throws {
    // The parent is behind a full-screen controller, so that UIKit has to report the appearance when the parent returns.
    let sheet = makeSheet()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { stage.presenter.present(cover, animated: false) }
    try stage.settle()
    stage.present(sheet)
    try stage.settle()
    #expect(content.appearances == [])
    stage.perform { cover.dismiss(animated: false) }
    try stage.settle()
    #expect(content.appearances == ["viewWillAppear", "viewDidAppear"])
  }

  /// When the parent leaves the window, UIKit ends the appearance itself.
  @Test(arguments: [true, false]) func appearanceEndsOnceWhenTheParentIsCovered(isShowing: Bool) throws {
    let sheet = makeSheet()
    stage.present(sheet)
    if !isShowing {
      try stage.settle()
      stage.dismiss(sheet)
    }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { stage.presenter.present(cover, animated: false) }
    try stage.settle()
    let shown = isShowing ? ["viewWillAppear"] : ["viewWillAppear", "viewDidAppear"]
    #expect(content.appearances == shown + ["viewWillDisappear", "viewDidDisappear"])
  }

  /// UIKit has already ended the appearance, and reports a second end as unbalanced.
  @Test func sheetDoesNotEndTheAppearanceAfterItsParentHasLeftTheWindow() throws {
    stage.present(makeSheet())
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { stage.presenter.present(cover, animated: false) }
    try stage.settle()
    #expect(content.transitions == ["begin(true)"])
  }

  @Test func touchesBesideTheSheetReachTheParent() throws {
    try stage.open(makeSheet())
    let window = stage.device.window
    #expect(window.hitTest(CGPoint(x: 195, y: 200), with: nil) === stage.presenter.view)
    #expect(window.hitTest(CGPoint(x: 195, y: 600), with: nil) === content.view)
  }

  @Test func tapOnBackdropHidesTheSheet() throws {
    var configuration = SheetConfiguration.inline
    configuration.backdrop = .dim(0.3)
    let sheet = makeSheet(configuration)
    try stage.open(sheet)
    #expect(abs(sheet.backdropOpacity - 0.3) < 1e-6)
    stage.tapBackdrop()
    try stage.settle()
    #expect(sheet.isGone)
  }
}
