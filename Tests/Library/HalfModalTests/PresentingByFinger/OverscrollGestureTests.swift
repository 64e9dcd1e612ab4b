import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sheets that a finger drags in from an edge of the screen, or past the end of a list.
@MainActor @Suite(.serialized) struct OverscrollGestureTests {
  private let stage = Stage()

  @Test func dragFromTheEdgePresentsASheetAtThatEdge() throws {
    var configuration = SheetConfiguration(detents: [.height(200)], backdrop: .dim())
    configuration.edge = .leading
    let sheet = stage.modalSheet(configuration)
    stage.present(sheet, byDragsFromTheEdgeOf: stage.presenter.view)
    for (x, phase) in [(CGFloat(100), SheetPhase.dismissed), (10, .resting)] {
      let finger = stage.land(at: CGPoint(x: x, y: 400))
      finger.move(by: CGVector(dx: 150, dy: 5), for: 0.3)
      finger.stopAndLift()
      try stage.settle()
      #expect(sheet.phase == phase)
    }
    #expect(sheet.visibleFrame == CGRect(x: 0, y: 0, width: 200, height: 844))
  }

  /// A finger that lands at the edge drags the sheet if it moves inwards; otherwise it scrolls the list.
  @Test(arguments: [true, false]) func listAtTheEdgeWaitsForTheEdgeDrag(isOnList: Bool) throws {
    let sheet = stage.modalSheet()
    let list = stage.addList(height: 3000)
    stage.perform { list.contentOffset.y = 300 }
    stage.present(sheet, byDragsFromTheEdgeOf: isOnList ? list : stage.presenter.view)
    for (start, way, phase, offset) in [
      (CGFloat(500), CGFloat(-100), SheetPhase.dismissed, CGFloat(390)), (830, 13, .dismissed, 377), (830, -400, .dragging, 377),
    ] {
      let finger = stage.land(at: start)
      finger.move(down: way, for: 0.4)
      #expect(sheet.phase == phase)
      #expect(abs(list.contentOffset.y - offset) <= 10 + 1e-6, "\(list.contentOffset.y)")
      finger.stopAndLift()
      try stage.settle()
    }
    #expect(sheet.isResting)
  }

  /// The sheet moves by all that the finger moves past the end of the list, and back first, at every frame rate.
  @Test(arguments: [30, 60, 120, 240], [0.1, 0.4, 1]) func sheetMovesAsFarAsTheFingerMovesPastTheEnd(
    hertz: Int, duration: Double
  ) throws {
    let stage = Stage(DeviceModel(hertz: hertz))
    let sheet = stage.modalSheet(SheetConfiguration(detents: [.large]))
    let list = stage.addList(height: 1200)
    stage.perform { list.contentOffset.y = 356 }
    stage.present(sheet, byDragsOn: list)
    func extent() -> CGFloat { sheet.top.map { 844 - $0 } ?? 0 }
    let finger = stage.land(at: 600)
    for (way, expected) in [(CGFloat(-300), CGFloat(290)), (400, 0), (-200, 90)] {
      finger.move(down: way, for: duration)
      finger.hold(for: 0.1)
      #expect(abs(extent() - expected) < 0.01, "\(way): \(extent())")
    }
    finger.up()
    try stage.settle()
  }

  @Test func listPulledPastItsEndPresentsTheSheet() throws {
    let sheet = stage.modalSheet()
    let list = stage.addList(height: 1200)
    stage.present(sheet, byDragsOn: list)
    let finger = stage.land(at: 700)
    finger.move(up: 300, for: 0.5)
    #expect(sheet.isGone)
    finger.move(up: 300, for: 0.5)
    #expect(sheet.phase == .dragging)
    finger.stopAndLift()
    try stage.settle()
    #expect(sheet.isResting)
    #expect(list.contentOffset.y == 356)
  }
}
