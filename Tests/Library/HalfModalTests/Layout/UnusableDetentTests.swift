import HalfModal
import TestSupport
import Testing
import UIKit

/// Detents that a sheet does not have, or that have no place in the container.
@MainActor @Suite(.serialized) struct UnusableDetentTests {
  private let stage = Stage()

  @Test func unknownDetentsInTheConfigurationAreIgnored() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(initialDetent: "half")) {
      $0.largestUndimmedDetent = "half"
      $0.passThrough = .upTo("half")
    }
    #expect(sheet.detent == .medium)
    #expect(abs(sheet.backdropOpacity - 0.4) < 1e-6)
    stage.tapBackdrop()
    try stage.settle()
    #expect(sheet.isGone)
  }

  @Test func sheetWithoutAUsableDetentFillsTheContainer() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.inset(2000), .custom(id: "none") { _ in nil }]))
    #expect(sheet.top == 47)
    #expect(sheet.detent == "inset(2000)")
  }

  @Test(arguments: [
    [Detent.height(-5), .height(300), .large], [.fraction(.nan), .height(300)], [.height(300), .fraction(0)],
    [.height(300), .fraction(0.7, id: "height(300)")], [.inset(-1), .height(300)], [.fitted(maximum: 0), .height(300)],
  ])
  func invalidDetentsAreIgnored(detents: [Detent]) throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: detents))
    #expect(sheet.detent == "height(300)")
    #expect(sheet.visibleFrame?.height == 334)
    #expect(sheet.configuration.detents == detents)
  }

  @Test(arguments: [[], [Detent.height(-5), .fraction(.nan)]]) func sheetWithInvalidDetentsOnlyFillsTheContainer(
    detents: [Detent]
  )
    throws
  {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: detents))
    #expect(sheet.top == 47)
    #expect(sheet.detent == .large)
  }

  @Test func invalidDetentsThatAreSetLaterAreIgnored() throws {
    let sheet = try stage.openModalSheet()
    stage.configure(sheet, as: "change") { $0.detents = [.height(0), .height(300), .fraction(-1)] }
    try stage.settle()
    #expect(stage.answers == ["change true"])
    #expect(sheet.detent == "height(300)")
  }

  @Test func systemSheetIgnoresInvalidDetents() throws {
    let sheet = try stage.openSystemSheet(SheetConfiguration(detents: [.height(-5), .height(300)]))
    #expect(sheet.detent == "height(300)")
    #expect(sheet.visibleFrame?.height == 334)
  }

  @Test(arguments: [-1, TimeInterval.infinity, -TimeInterval.infinity, .nan]) func motionWithoutAUsableDurationTakesNoTime(
    duration: TimeInterval
  ) throws {
    let sheet = stage.modalSheet(SheetConfiguration(motion: .curve(duration: duration)))
    stage.present(sheet, as: "present")
    stage.run(for: 0.05)
    #expect(sheet.isResting)
    #expect(sheet.top == 422)
    stage.move(sheet, to: .large, as: "move")
    stage.run(for: 0.05)
    #expect(sheet.isResting)
    #expect(stage.answers == ["present true", "move true"])
  }
}
