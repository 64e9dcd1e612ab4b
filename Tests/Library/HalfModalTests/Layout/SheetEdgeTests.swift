import HalfModal
import TestSupport
import Testing
import UIKit

/// Sheets at every edge, with margins, and with a maximum width.
@MainActor @Suite(.serialized) struct SheetEdgeTests {
  private let stage = Stage()

  private nonisolated static let rests: [(SheetEdge, CGRect, CGVector)] = [
    (.bottom, CGRect(x: 0, y: 610, width: 390, height: 234), CGVector(dx: 0, dy: -1)),
    (.top, CGRect(x: 0, y: 0, width: 390, height: 247), CGVector(dx: 0, dy: 1)),
    (.leading, CGRect(x: 0, y: 0, width: 200, height: 844), CGVector(dx: 1, dy: 0)),
    (.trailing, CGRect(x: 190, y: 0, width: 200, height: 844), CGVector(dx: -1, dy: 0)),
  ]

  @Test(arguments: rests.indices, SheetKind.allCases) func sheetRestsAtItsEdgeAndIsDraggedFromThere(index: Int, kind: SheetKind)
    throws
  {
    let (edge, rest, inward) = Self.rests[index]
    var configuration = SheetConfiguration(detents: [.height(200), .large])
    configuration.edge = edge
    let sheet = stage.sheet(kind, configuration)
    try stage.open(sheet)
    #expect(sheet.visibleFrame == rest)
    func vector(_ length: CGFloat) -> CGVector { CGVector(dx: inward.dx * length, dy: inward.dy * length) }
    let middle = CGPoint(x: rest.midX, y: rest.midY)
    let finger = stage.land(at: middle)
    finger.move(by: vector(110), for: 0.5)
    let frame = try #require(sheet.visibleFrame)
    #expect(abs((frame.width + frame.height) - (rest.width + rest.height) - 100) < 0.01)
    finger.hold(for: 0.2)
    finger.move(by: vector(-110), for: 0.5)
    finger.stopAndLift()
    try stage.settle()
    #expect(sheet.visibleFrame == rest)
    // A flick towards the edge dismisses the sheet.
    finger.down(at: middle)
    finger.move(by: vector(-90), for: 0.08)
    finger.up()
    try stage.settle()
    #expect(sheet.isGone)
  }

  @Test func floatingCardKeepsItsMargins() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.height(200), .large])) {
      $0.margins = UIEdgeInsets(top: 8, left: 12, bottom: 20, right: 16)
    }
    #expect(sheet.visibleFrame == CGRect(x: 12, y: 610, width: 362, height: 214))
    stage.move(sheet, to: .large, animated: false)
    #expect(sheet.visibleFrame == CGRect(x: 12, y: 55, width: 362, height: 769))
    #expect(try #require(stage.sheetView).layer.maskedCorners.rawValue == 15)
  }

  @Test(arguments: [(SheetAlignment.center, 45), (.leading, 0), (.trailing, 90)])
  func sheetIsNotWiderThanItsMaximumWidth(alignment: SheetAlignment, x: CGFloat) throws {
    var configuration = SheetConfiguration()
    configuration.maximumWidth = 300
    configuration.alignment = alignment
    let sheet = stage.inlineSheet(configuration)
    try stage.open(sheet)
    #expect(sheet.visibleFrame == CGRect(x: x, y: 422, width: 300, height: 422))
  }
}
