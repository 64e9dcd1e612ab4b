import HalfModal
import TestSupport
import Testing
import UIKit

/// Changes of the configuration while a modal sheet is presented.
@MainActor @Suite(.serialized) struct ConfigurationChangeTests {
  private let stage = Stage()
  private var movements: [String] { stage.recorder.lines(of: .detentChanged, .settled, .interrupted) }

  @Test func newDetentsTakeEffectAtOnce() throws {
    let sheet = try stage.openModalSheet(.halfModal)
    stage.perform { sheet.configuration.detents = [.height(200)] }
    try stage.settle()
    #expect(sheet.visibleFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
    #expect(sheet.detent == "height(200)")
  }

  @Test func removedDetentIsReplacedByTheNearest() throws {
    let sheet = try stage.openModalSheet()
    stage.configure(sheet, as: "change") { $0.detents = [.large] }
    stage.run(for: 0.1)
    let top = try #require(sheet.top)
    #expect(top > 47 && top < 422)
    try stage.settle()
    #expect(sheet.top == 47)
    #expect(movements == ["detent changed: medium > large", "settled: large"])
    #expect(stage.answers == ["change true"])
  }

  @Test func removedSelectedDetentIsReplacedByTheNearest() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large], initialDetent: .large))
    stage.perform { sheet.configuration.detents = [.height(500), .height(200)] }
    try stage.settle()
    #expect(sheet.detent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
  }

  @Test func unanimatedChangeMovesTheSheetInTheNextFrame() throws {
    let sheet = try stage.openModalSheet()
    stage.perform { sheet.configuration.detents = [.large] }
    stage.run(for: 1.0 / 60)
    #expect(sheet.top == 47)
    #expect(movements == ["detent changed: medium > large", "settled: large"])
  }

  @Test func unanimatedChangeReportsOnePosition() throws {
    let sheet = try stage.openModalSheet()
    var tops: [CGFloat] = []
    sheet.whenMoved { tops.append($0.frame.minY) }
    stage.perform {
      var configuration = sheet.configuration
      configuration.detents = [.large]
      configuration.margins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      sheet.configuration = configuration
    }
    stage.run(for: 0.1)
    #expect(tops == [57])
  }

  @Test func newDetentsDuringThePresentationRedirectIt() throws {
    let sheet = stage.modalSheet()
    stage.present(sheet)
    stage.run(for: 0.1)
    let before = try #require(sheet.top)
    stage.configure(sheet, as: "change") {
      $0.detents = [.height(266, id: "300")]
      $0.initialDetent = "300"
    }
    #expect(abs(try #require(sheet.top) - before) < 0.01)
    #expect(stage.recorder.lines(of: .settled, .interrupted) == [])
    #expect(stage.answers == [])
    try stage.settle()
    #expect(sheet.top == 544)
    #expect(stage.recorder.lines(of: .settled, .interrupted) == ["settled: 300"])
    #expect(stage.answers == ["change true"])
  }

  /// The completion is called with true if the finger leaves the sheet at the detent of the change, otherwise with false.
  @Test(arguments: [(-10, true), (-300, false), (320, false)]) func changeDuringADragCompletesAfterTheDrag(
    way: CGFloat, arrives: Bool
  ) throws {
    let sheet = try stage.openModalSheet()
    let finger = stage.landOnHeader(of: sheet)
    finger.move(up: 20, for: 0.1)
    stage.configure(sheet, as: "change") { $0.detents = [.medium, .height(500), .large] }
    #expect(stage.answers == [])
    finger.move(down: way, for: 0.3)
    finger.stopAndLift()
    #expect(stage.answers == [])
    try stage.settle()
    #expect(stage.answers == ["change \(arrives)"])
  }

  @Test func dragLandsAtDetentsThatWereSetDuringIt() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large]))
    let finger = stage.landOnHeader(of: sheet)
    finger.move(up: 200, for: 0.3)
    stage.perform { sheet.configuration.detents = [.height(300), .height(500)] }
    finger.move(up: 150, for: 0.3)
    finger.stopAndLift()
    try stage.settle()
    #expect(sheet.detent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
  }

  /// The usual spring takes about half a second.
  @Test func settlingMotionReplacesTheUsualMotionBetweenDetents() throws {
    var configuration = SheetConfiguration(detents: [.medium, .large])
    configuration.settlingMotion = .curve(duration: 2)
    let sheet = stage.modalSheet(configuration)
    let start = stage.device.time
    try stage.open(sheet)
    #expect(stage.device.time - start < 1.5)

    for move in [{ stage.move(sheet, to: .large) }, { stage.dragHeader(of: sheet, by: 250) }] {
      move()
      let begin = stage.device.time
      stage.run(for: 1.8)
      #expect(sheet.phase == .settling)
      try stage.settle()
      #expect(sheet.isResting)
      #expect(abs(stage.device.time - begin - 2) < 0.1)
    }
  }

  @Test(arguments: SheetKind.allCases) func animatedChangesMoveTheSheet(kind: SheetKind) throws {
    let sheet = stage.sheet(kind)
    try stage.open(sheet)
    stage.perform { sheet.animateChanges { $0.detents = [.large] } }
    stage.run(for: 0.1)
    let top = try #require(sheet.top)
    #expect(top > 47 && top < 422)
    try stage.settle()
    #expect(sheet.top == 47)
    #expect(sheet.configuration.detents == [.large])
  }

  @Test func animatedChangesOfADismissedSheetApplyToItsPresentation() throws {
    let sheet = stage.modalSheet()
    sheet.animateChanges { $0.detents = [.height(300)] }
    try stage.open(sheet)
    #expect(sheet.visibleFrame?.height == 334)
  }

  @Test(arguments: SheetKind.allCases) func sheetMovesToADetentOrItsIdentifier(kind: SheetKind) throws {
    let sheet = stage.sheet(kind, SheetConfiguration(detents: [.medium, .height(300), .large]))
    try stage.open(sheet)
    let low = Detent.height(300)
    stage.perform { sheet.move(to: low) }
    try stage.settle()
    #expect(sheet.detent == low.id)
    stage.perform { sheet.move(to: .large) }
    try stage.settle()
    #expect(sheet.detent == .large)
    stage.perform { sheet.move(to: low.id, animated: false) }
    #expect(sheet.detent == low.id)
  }
}
