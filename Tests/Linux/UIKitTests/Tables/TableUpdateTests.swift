import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableUpdateTests {
  /// Returns the rows that a new table shows at the same offset.
  private func fresh(_ source: ListSource, at y: CGFloat, _ rig: FingerRig) -> [String: CGFloat] {
    let table = rig.addTable(source: source)
    defer { table.removeFromSuperview() }
    table.scroll(to: y)
    return table.picture
  }

  @Test func insertsDeletesAndMovesAreAnimated() {
    let rig = FingerRig()
    let source = ListSource([["a", "b", "c", "d"], ["x", "y"]])
    let table = rig.addTable(source: source)
    source.sections = [["b", "n", "d"], ["c", "y", "x"]]
    var finished: [Bool] = []
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1))
      table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 1))
    } completion: {
      finished.append($0)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.picture == ["b": 0, "n": 50, "d": 100, "c": 150, "y": 200, "x": 250])
    #expect(finished.isEmpty)
    // On the screen, everything starts where it was.
    rig.wait(0)
    let c = table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(c?.layer.presentation()?.frame.minY == 100)
    let n = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(n?.layer.presentation()?.opacity == 0)
    #expect(n?.layer.presentation()?.frame.minX == -400)
    // The deleted row is still visible.
    #expect(table.cellsInTree.count == 7)
    rig.wait(0.31)
    #expect(finished == [true])
    #expect(table.cellsInTree.count == 6)
    #expect(n?.alpha == 1)
    #expect(table.contentSize.height == 300)
  }

  @Test func rowsThatMoveUpComeFromBelowTheTable() {
    let rig = FingerRig()
    let source = ListSource([(0..<40).map(String.init)])
    let table = rig.addTable(source: source)
    source.sections[0].removeFirst(2)
    table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    rig.wait(0)
    let last = table.cellForRow(at: IndexPath(row: 15, section: 0))
    #expect(last?.accessibilityIdentifier == "17")
    #expect(last?.layer.presentation()?.frame.minY == 850)
    rig.wait(1)
    #expect(table.cellsInTree.count == 16)
  }

  @Test func contentThatBecomesTooShortMovesWithoutAJump() {
    let rig = FingerRig()
    let source = ListSource([(0..<40).map(String.init)])
    let table = rig.addTable(source: source)
    table.scroll(to: 1200)
    source.sections[0].removeLast(4)
    table.deleteRows(at: (36..<40).map { IndexPath(row: $0, section: 0) }, with: .fade)
    #expect(table.contentOffset.y == 1000)
    rig.wait(0)
    // Row 30 was at 300 on the screen and moves to 500.
    let cell = table.cellForRow(at: IndexPath(row: 30, section: 0))
    #expect((cell?.layer.presentation()?.frame.minY ?? 0) - 1000 == 300)
    rig.wait(1)
    #expect(table.picture["30"] == 500)
    #expect(table.cellsInTree.count == 16)
  }

  @Test func selectionFollowsItsRows() {
    let rig = FingerRig()
    let source = ListSource([["a", "b", "c"]])
    let table = rig.addTable(source: source)
    table.allowsMultipleSelection = true
    for row in 0..<3 { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    source.sections = [["n", "c", "b"]]
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
    table.endUpdates()
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, true])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func reloadedRowsGetNewCells() {
    let rig = FingerRig()
    let source = ListSource([["a", "b", "c"]])
    let table = rig.addTable(source: source)
    let cells = table.visibleCells
    source.sections = [["a", "B", "c"]]
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.picture == ["a": 0, "B": 50, "c": 100])
    #expect(table.visibleCells[0] === cells[0])
    #expect(table.visibleCells[1] !== cells[1])
    #expect(source.cellRequests == 4)
    source.sections = [["q"]]
    table.reloadSections([0], with: .fade)
    rig.wait(1)
    #expect(table.picture == ["q": 0])
    #expect(table.cellsInTree.count == 1)
  }

  @Test(arguments: 1...12)
  func randomUpdatesEndLikeANewTable(seed: UInt64) {
    let rig = FingerRig()
    var random = SeededGenerator(state: seed)
    var nextName = 0
    func name() -> String {
      nextName += 1
      return "r\(nextName)"
    }
    func makeSection() -> [String] { (0..<Int.random(in: 0...14, using: &random)).map { _ in name() } }
    let source = ListSource((0..<4).map { _ in makeSection() })
    source.headers = [0: "A", 1: "B"]
    let table = rig.addTable(source: source)
    for _ in 0..<25 {
      let old = source.sections
      var new = old.map(Optional.some)
      let deletedSections = IndexSet(old.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      for section in deletedSections { new[section] = nil }
      var deletedRows: [IndexPath] = []
      for section in old.indices where new[section] != nil {
        for row in old[section].indices.reversed() where Int.random(in: 0..<5, using: &random) == 0 {
          new[section]?.remove(at: row)
          deletedRows.append(IndexPath(row: row, section: section))
        }
      }
      var result = new.compactMap { $0 }
      var isNew = result.map { _ in false }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let place = Int.random(in: 0...result.count, using: &random)
        result.insert(makeSection(), at: place)
        isNew.insert(true, at: place)
      }
      var inserted: [String] = []
      for section in result.indices where !isNew[section] {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          inserted.append(name())
          result[section].insert(inserted[inserted.count - 1], at: Int.random(in: 0...result[section].count, using: &random))
        }
      }
      let insertedRows = result.indices.flatMap { section in
        result[section].indices.filter { inserted.contains(result[section][$0]) }.map { IndexPath(row: $0, section: section) }
      }
      source.sections = result
      table.performBatchUpdates {
        table.deleteSections(deletedSections, with: .fade)
        table.deleteRows(at: deletedRows, with: .top)
        table.insertSections(IndexSet(result.indices.filter { isNew[$0] }), with: .automatic)
        table.insertRows(at: insertedRows, with: .right)
      }
      if Bool.random(using: &random) { rig.wait(0.1) }
      #expect(table.picture == fresh(source, at: table.contentOffset.y, rig))
      table.scroll(to: CGFloat.random(in: 0...max(0, table.contentSize.height - 800), using: &random).rounded())
      #expect(table.picture == fresh(source, at: table.contentOffset.y, rig))
    }
    rig.wait(1)
    table.layoutIfNeeded()
    #expect(table.cellsInTree.count == table.visibleCells.count)
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(rig.isIdle)
  }
}
