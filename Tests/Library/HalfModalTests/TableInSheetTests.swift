import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A sheet whose content is a table with actions and rows that can be moved.
@MainActor @Suite(.serialized) struct TableInSheetTests {
  private let device = VirtualDevice()
  private let content = TableContent()
  private let sheet: ModalSheet

  init() {
    sheet = ModalSheet(content: content, configuration: SheetConfiguration(detents: [.medium, .large]))
  }

  /// Presents the sheet. Not before the test begins: between its making and that another suite's device may be used.
  private func begin() throws {
    let presenter = UIViewController()
    device.show(presenter)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
  }

  private var top: CGFloat? { sheet.visibleFrame?.minY }

  /// The middle of a row, so far from the screen's left edge.
  private func point(row: Int, x: CGFloat) -> CGPoint {
    let rect = content.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return CGPoint(x: x, y: content.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y)
  }

  /// Drags, and returns the tops of the sheet that were seen.
  private func drag(from start: CGPoint, by vectors: [CGVector]) throws -> [CGFloat] {
    var tops: [CGFloat] = []
    device.onFrame = { tops.append(sheet.visibleFrame?.minY ?? .nan) }
    let finger = device.finger()
    finger.down(at: start)
    for vector in vectors { finger.move(by: vector, for: 0.3) }
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    device.onFrame = {}
    return tops
  }

  @Test func aSwipeOverARowNeverMovesTheSheet() throws {
    try begin()
    let rest = try #require(top)
    // It goes on upwards, which would move the sheet, were the finger not the row's.
    let tops = try drag(
      from: point(row: 2, x: 350), by: [CGVector(dx: -120, dy: 0), CGVector(dx: 0, dy: -150), CGVector(dx: 0, dy: 300)])
    #expect(tops.count > 30 && tops.allSatisfy { $0 == rest })
    #expect(content.tableView.contentOffset.y == 0)
    let cell = try #require(content.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.frame.minX < -50)
    #expect(sheet.selectedDetent == Detent.ID.medium)
  }

  @Test(arguments: [-1, 1]) func aReorderNeverMovesTheSheet(direction: Int) throws {
    try begin()
    content.tableView.setEditing(true, animated: false)
    try device.settle()
    let rest = try #require(top)
    let tops = try drag(from: point(row: 4, x: 375), by: [CGVector(dx: 0, dy: 100 * CGFloat(direction))])
    #expect(tops.count > 30 && tops.allSatisfy { $0 == rest })
    #expect(content.tableView.contentOffset.y == 0)
    // 100 points are two rows of 44 and a rest of less than half.
    #expect(content.moves == ["4 to \(4 + 2 * direction)"])
  }

  @Test(arguments: [false, true]) func aVerticalDragMovesTheSheet(editing: Bool) throws {
    try begin()
    content.tableView.setEditing(editing, animated: false)
    try device.settle()
    let rest = try #require(top)
    let tops = try drag(from: point(row: 4, x: 150), by: [CGVector(dx: 0, dy: -250)])
    #expect(tops.contains { $0 < rest - 100 })
    #expect(sheet.selectedDetent == Detent.ID.large)
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
