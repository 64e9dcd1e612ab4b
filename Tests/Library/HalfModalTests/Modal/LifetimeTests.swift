import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// The release of sheets and their content.
@MainActor @Suite(.serialized) struct LifetimeTests {
  @Test func shownInlineSheetStaysAliveInItsParentsView() throws {
    let stage = Stage()
    weak var sheet: InlineSheet?
    weak var content: UIViewController?
    do {
      let made = stage.inlineSheet()
      (sheet, content) = (made, made.content)
      stage.present(made)
    }
    try stage.settle()
    // The parent's view has the only reference to it.
    let finger = stage.landOnHeader(of: try #require(sheet))
    finger.move(down: 350, for: 0.4)
    #expect(sheet?.phase == .dragging)
    finger.up()
    try stage.settle()
    #expect(stage.presenter.children.isEmpty)
    #expect(sheet == nil)
    #expect(content == nil)
  }

  @Test(arguments: [0, 0.1, 2]) func inlineSheetIsReleasedWithItsParent(after time: Double) throws {
    weak var sheet: InlineSheet?
    weak var content: UIViewController?
    let device = try play(for: time) { stage in
      let made = stage.inlineSheet()
      (sheet, content) = (made, made.content)
      return made
    }
    device.run(for: 0.1)
    #expect(sheet == nil)
    #expect(content == nil)
    #expect(device.isIdle)
  }

  @Test(arguments: [0, 0.1, 2]) func modalSheetIsReleasedWhenTheRootControllerIsReplaced(after time: Double) throws {
    weak var sheet: ModalSheet?
    let device = try play(for: time) { stage in
      let made = stage.modalSheet()
      sheet = made
      return made
    }
    device.run(for: 2)
    #expect(sheet == nil)
    #expect(device.isIdle)
  }

  /// Presents a sheet, and replaces the root controller after some time.
  private func play(for time: Double, _ make: (Stage) -> Sheet) throws -> VirtualDevice {
    let stage = Stage()
    stage.present(make(stage))
    stage.run(for: time)
    stage.replaceRoot()
    return stage.device
  }

  @Test func hiddenInlineSheetAndItsContentAreReleased() throws {
    let stage = Stage()
    weak var sheet: InlineSheet?
    weak var content: UIViewController?
    do {
      let made = stage.inlineSheet()
      (sheet, content) = (made, made.content)
      try stage.open(made)
      stage.dismiss(made)
      try stage.settle()
    }
    #expect(sheet == nil)
    #expect(content == nil)
  }
}
