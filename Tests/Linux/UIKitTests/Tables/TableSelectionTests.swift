import Foundation
import Testing
import UIKit

/// Records the selection calls of a table, and answers them.
@MainActor private final class SelectionLog: NSObject, UITableViewDelegate {
  let log = EventLog()
  var highlights = true
  var target: (IndexPath) -> IndexPath? = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log("shouldHighlight \(indexPath.row)")
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log("didHighlight \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log("didUnhighlight \(indexPath.row)") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willSelect \(indexPath.row)")
    return target(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("didSelect \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log("didDeselect \(indexPath.row)") }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log("details \(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log("scroll") }
}

@MainActor @Suite(.serialized) struct TableSelectionTests {
  private func scene() -> (FingerRig, UITableView, ListSource, SelectionLog) {
    let rig = FingerRig()
    let source = ListSource([(0..<40).map(String.init)])
    let delegate = SelectionLog()
    return (rig, rig.addTable(source: source, delegate: delegate), source, delegate)
  }

  @Test func tapSelectsInTheOrderOfUIKit() {
    let (rig, table, source, delegate) = scene()
    rig.tap(100, 75)
    let first = ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"]
    #expect(delegate.log.take() == first)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells[1].isSelected)
    rig.tap(100, 125)
    #expect(
      delegate.log.take() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1",
        "didSelect 2",
      ])
    #expect(table.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
    // The same row again: nothing is deselected.
    rig.wait(1)
    rig.tap(100, 125)
    #expect(delegate.log.take().suffix(2) == ["willSelect 2", "didSelect 2"])
    #expect(source.cellRequests == 16)
  }

  @Test func multipleSelectionTogglesRows() {
    let (rig, table, source, delegate) = scene()
    table.allowsMultipleSelection = true
    rig.tap(100, 75)
    rig.tap(100, 175)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    _ = delegate.log.take()
    rig.tap(100, 75)
    #expect(delegate.log.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [3])
    // A selected row has a selected cell when it becomes visible again.
    table.scroll(to: 1200)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scroll(to: 0)
    #expect(table.visibleCells.map(\.isSelected).firstIndex(of: true) == 3)
    #expect(source.sections[0].count == 40)
  }

  @Test func delegateCanRefuseOrRedirectASelection() {
    let (rig, table, source, delegate) = scene()
    delegate.highlights = false
    rig.tap(100, 75)
    #expect(delegate.log.take() == ["shouldHighlight 1"])
    delegate.highlights = true
    delegate.target = { _ in nil }
    rig.tap(100, 75)
    #expect(table.indexPathForSelectedRow == nil)
    delegate.target = { _ in IndexPath(row: 5, section: 0) }
    rig.tap(100, 75)
    #expect(table.indexPathForSelectedRow?.row == 5)
    table.allowsSelection = false
    _ = delegate.log.take()
    rig.tap(100, 75)
    #expect(delegate.log.take() == [])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.cellRequests == 16)
  }

  @Test func dragEndsTheHighlight() {
    let (rig, table, source, delegate) = scene()
    rig.down(100, 75)
    rig.wait(0.3)
    #expect(delegate.log.take() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(table.visibleCells[1].isHighlighted)
    for step in 1...5 {
      rig.move(100, 75 - 8 * CGFloat(step))
      rig.wait(1 / 60)
    }
    let log = delegate.log.take()
    #expect(log.contains("didUnhighlight 1"))
    #expect(log.contains("scroll"))
    rig.up(100, 35)
    rig.wait(3)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!table.visibleCells.contains { $0.isHighlighted })
    #expect(source.cellRequests >= 16)
  }

  @Test func quickDragHighlightsNothing() {
    let (rig, _, source, delegate) = scene()
    rig.down(100, 275)
    for step in 1...5 {
      rig.move(100, 275 - 15 * CGFloat(step))
      rig.wait(0.01)
    }
    rig.up(100, 200)
    rig.wait(3)
    #expect(!delegate.log.take().contains { $0.contains("ighlight") })
    #expect(source.cellRequests >= 16)
  }

  @Test func selectionByCodeDoesNotCallTheDelegate() {
    let (rig, table, source, delegate) = scene()
    table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 1125)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 30, section: 0))
    #expect(cell?.isSelected == true)
    #expect(cell?.selectedBackgroundView?.alpha == 1)
    table.deselectRow(at: IndexPath(row: 30, section: 0), animated: true)
    rig.wait(0.1)
    #expect(table.indexPathForSelectedRow == nil)
    let shown = cell?.selectedBackgroundView?.layer.presentation()?.opacity ?? 0
    #expect(shown > 0 && shown < 1)
    rig.wait(1)
    #expect(cell?.selectedBackgroundView?.superview == nil)
    #expect(!delegate.log.take().contains { $0 != "scroll" })
    #expect(source.cellRequests > 16)
  }

  @Test func detailButtonCallsTheDelegate() {
    let (rig, table, source, delegate) = scene()
    table.visibleCells[2].accessoryType = .detailButton
    table.layoutIfNeeded()
    _ = delegate.log.take()
    rig.tap(375, 125)
    #expect(delegate.log.take() == ["details 2"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.cellRequests == 16)
  }

  @Test func tableViewControllerClearsItsSelectionWhenItAppears() {
    let rig = FingerRig()
    let controller = RowsController(style: .plain)
    rig.window.rootViewController = controller
    rig.wait(0.1)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.count == 3)
    rig.tap(100, 60)
    #expect(controller.selected == [1])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}

@MainActor private final class RowsController: UITableViewController {
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}
