import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor private final class MovableSource: ListSource {
  let log = EventLog()
  var fixed: Set<IndexPath> = []
  var didMove: () -> Void = {}

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath) }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    log("\(sourceIndexPath.section).\(sourceIndexPath.row) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    didMove()
  }
}

@MainActor private final class MoveDelegate: NSObject, UITableViewDelegate {
  let log = EventLog()
  var target: (IndexPath) -> IndexPath = { $0 }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log("\(sourceIndexPath.row) to \(proposedDestinationIndexPath.row)")
    return target(proposedDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
}

@MainActor @Suite(.serialized) struct TableReorderTests {
  private let rig = FingerRig()
  private let source = MovableSource([["a", "b", "c", "d", "e"], ["f", "g", "h"]])
  private let delegate = MoveDelegate()
  private let table: UITableView

  init() {
    table = rig.addTable(source: source, delegate: delegate)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
  }

  /// The names of the rows from top to bottom, as they are shown.
  private var shown: [String] { table.picture.sorted { $0.value < $1.value }.map(\.key) }

  private func lift(from y: CGFloat, to ys: [CGFloat]) {
    rig.down(380, y)
    for y in ys { rig.move(380, y) }
  }

  @Test func droppedRowMovesAndTheDataSourceIsNotifiedOnce() {
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    let requests = source.cellRequests
    lift(from: 75, to: [80, 120, 190])
    // At the last position the row's top is at 165: the centres of c (75) and d (125) are above it, that of e (175) is not.
    #expect(table.picture == ["a": 0, "c": 50, "d": 100, "b": 165, "e": 200, "f": 250, "g": 300, "h": 350])
    #expect(source.log.take().isEmpty)
    rig.up(380, 190)
    #expect(source.log.take() == ["0.1 to 0.3"])
    rig.wait(1)
    #expect(table.picture == ["a": 0, "c": 50, "d": 100, "b": 150, "e": 200, "f": 250, "g": 300, "h": 350])
    #expect(source.sections[0] == ["a", "c", "d", "b", "e"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.accessibilityIdentifier == "b")
    #expect(source.cellRequests == requests)
    #expect(source.log.take().isEmpty && rig.isIdle)
  }

  @Test func otherRowsMakeWayAnimated() throws {
    let cell = table.visibleCells[2]
    lift(from: 75, to: [126])
    #expect(cell.frame.minY == 50)
    func shownTop() -> CGFloat { cell.layer.presentation()?.frame.minY ?? -1 }
    rig.wait(0.1)
    let between = shownTop()
    #expect(between > 50 && between < 100)
    rig.wait(0.4)
    #expect(shownTop() == 50)
    #expect(table.visibleCells[1].layer.shadowOpacity > 0)
    // Back past the centre: the row returns.
    rig.move(380, 99)
    #expect(cell.frame.minY == 100)
    rig.up(380, 99)
    rig.wait(1)
    #expect(source.log.take().isEmpty)
    #expect(shown == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(table.cellsInTree.allSatisfy { $0.layer.shadowOpacity == 0 && $0.layer.zPosition == 0 })
  }

  @Test(arguments: [true, false]) func rowCanMoveToAnotherSection(down: Bool) {
    // Down: the top at 305 is below the centre of g, which is at 275 without a. Up: 55 is between the centres of a and b.
    lift(from: down ? 25 : 375, to: down ? [100, 330] : [300, 80])
    rig.up(380, down ? 330 : 80)
    rig.wait(1)
    #expect(source.log.take() == [down ? "0.0 to 1.2" : "1.2 to 0.1"])
    #expect(
      source.sections
        == (down ? [["b", "c", "d", "e"], ["f", "g", "a", "h"]] : [["a", "h", "b", "c", "d", "e"], ["f", "g"]]))
    #expect(shown == Array(source.sections.joined()))
    #expect(table.numberOfRows(inSection: 0) == source.sections[0].count)
    #expect(table.contentSize.height == 400)
  }

  @Test func delegateCanChangeTheTarget() {
    delegate.target = { _ in IndexPath(row: 4, section: 0) }
    lift(from: 75, to: [126, 128])
    #expect(table.picture["e"] == 150)
    rig.up(380, 128)
    rig.wait(1)
    #expect(source.log.take() == ["0.1 to 0.4"])
    #expect(delegate.log.take() == ["1 to 2"])
    #expect(shown == ["a", "c", "d", "e", "b", "f", "g", "h"])
  }

  @Test func rowDroppedOutsideTheVisibleAreaLeavesNoGap() {
    source.sections = [(0..<40).map { "\($0)" }]
    table.reloadData()
    let count = table.visibleCells.count
    delegate.target = { _ in IndexPath(row: count + 1, section: 0) }
    source.didMove = { table.contentOffset.y = 100 }
    lift(from: 75, to: [126, 128])
    rig.up(380, 128)
    rig.wait(1)
    #expect(source.log.take() == ["0.1 to 0.\(count + 1)"])
    #expect(shown == Array(source.sections[0][2...count + 1]))
    #expect(shown.last == "1")
  }

  @Test func reorderControlPreventsPansAroundIt() {
    let pan = UIPanGestureRecognizer()
    let simultaneousDelegate = SimultaneousDelegate()
    pan.delegate = simultaneousDelegate
    rig.window.addGestureRecognizer(pan)
    let states = StateRecord(pan)
    lift(from: 75, to: [76, 90, 130, 300])
    #expect(!table.isDragging && table.contentOffset.y == 0)
    rig.up(380, 300)
    rig.wait(1)
    #expect(!states.states.contains(.began) && !states.states.contains(.changed))
    #expect(source.log.take() == ["0.1 to 1.1"])
    // Beside the control, the finger scrolls the table, and the pan begins.
    rig.down(100, 75)
    rig.move(100, 95)
    rig.move(100, 120)
    #expect(states.states.contains(.began))
    #expect(table.isDragging)
    rig.up(100, 120)
  }

  @Test func cancelledTouchAndUpdatePutTheRowBack() {
    lift(from: 75, to: [130])
    rig.cancel(380, 130)
    rig.wait(1)
    #expect(shown == ["a", "b", "c", "d", "e", "f", "g", "h"])
    lift(from: 75, to: [130])
    source.sections[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    rig.move(380, 300)
    rig.up(380, 300)
    rig.wait(1)
    #expect(shown == ["a", "b", "c", "d", "f", "g", "h"])
    #expect(source.log.take().isEmpty)
  }

  @Test func onlyMovableRowsHaveTheReorderControl() {
    source.fixed = [IndexPath(row: 0, section: 0)]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.showsReorderControl } == [false] + Array(repeating: true, count: 7))
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    #expect(table.visibleCells[0].contentView.frame.width == 400)
    table.visibleCells[1].layoutIfNeeded()
    #expect(table.visibleCells[1].contentView.frame.width < 400)
    rig.tap(100, 75)
    #expect(delegate.log.take().isEmpty)
    table.setEditing(false, animated: true)
    rig.wait(1)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.width == 400 })
    lift(from: 75, to: [80, 200])
    #expect(table.isDragging)
    rig.up(380, 200)
    rig.wait(1)
    rig.tap(380, 75)
    #expect(delegate.log.take() == ["select 1"])
    #expect(source.log.take().isEmpty)
  }
}

@MainActor private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
