import HalfModal
import TestSupport
import Testing
import UIKit

/// A sheet whose content is a table with swipe actions and rows that can be moved.
@MainActor @Suite(.serialized) struct TableInSheetTests {
  private let stage = Stage()
  private let content = TableContent()

  private func present(isEditing: Bool = false) throws -> ModalSheet {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large]), content: content)
    content.tableView.setEditing(isEditing, animated: false)
    try stage.settle()
    return sheet
  }

  /// The middle of a row, at a distance from the left edge of the screen.
  private func point(row: Int, x: CGFloat) -> CGPoint {
    let rect = content.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return CGPoint(x: x, y: content.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y)
  }

  /// Drags, and returns the top edge of the sheet in every frame.
  private func drag(_ sheet: ModalSheet, from start: CGPoint, by vectors: CGVector...) throws -> [CGFloat] {
    var tops: [CGFloat] = []
    stage.device.onFrame = { tops.append(sheet.top ?? .nan) }
    let finger = stage.land(at: start)
    for vector in vectors { finger.move(by: vector, for: 0.3) }
    finger.stopAndLift()
    try stage.settle()
    stage.device.onFrame = {}
    return tops
  }

  @Test func swipeOverARowDoesNotMoveTheSheet() throws {
    let sheet = try present()
    let rest = try #require(sheet.top)
    // The finger then goes up and down, which would move the sheet if the row had not taken the touch.
    let tops = try drag(
      sheet, from: point(row: 2, x: 350), by: CGVector(dx: -120, dy: 0), CGVector(dx: 0, dy: -150), CGVector(dx: 0, dy: 300))
    #expect(tops.count > 30 && tops.allSatisfy { $0 == rest })
    #expect(content.tableView.contentOffset.y == 0)
    let cell = try #require(content.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.frame.minX < -50)
    #expect(sheet.detent == .medium)
  }

  @Test(arguments: [-1, 1]) func reorderingRowsDoesNotMoveTheSheet(direction: Int) throws {
    let sheet = try present(isEditing: true)
    let rest = try #require(sheet.top)
    let tops = try drag(sheet, from: point(row: 4, x: 375), by: CGVector(dx: 0, dy: 100 * CGFloat(direction)))
    #expect(tops.count > 30 && tops.allSatisfy { $0 == rest })
    #expect(content.tableView.contentOffset.y == 0)
    // 100 points are two rows of 44 and less than half of a third.
    #expect(content.moves == ["4 to \(4 + 2 * direction)"])
  }

  @Test(arguments: [false, true]) func verticalDragOverRowsMovesTheSheet(isEditing: Bool) throws {
    let sheet = try present(isEditing: isEditing)
    let rest = try #require(sheet.top)
    let tops = try drag(sheet, from: point(row: 4, x: 150), by: CGVector(dx: 0, dy: -250))
    #expect(tops.contains { $0 < rest - 100 })
    #expect(sheet.detent == .large)
    #expect(content.moves.isEmpty)
  }
}

private final class TableContent: UITableViewController {
  var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)") }
}
