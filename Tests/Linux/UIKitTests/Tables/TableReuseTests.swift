import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableReuseTests {
  @Test(arguments: [10_000, 1_000_000])
  func onlyVisibleCellsExist(count: Int) {
    let rig = FingerRig()
    let source = NumberSource(count)
    let table = rig.addTable(source: source)
    #expect(table.contentSize == CGSize(width: 400, height: 50 * CGFloat(count)))
    #expect(table.visibleCells.count == 16)
    var offset: CGFloat = 0
    for step in 0..<400 {
      offset += 37
      table.scroll(to: offset)
      #expect(table.cellsInTree.count == table.visibleCells.count)
      let first = Int(offset / 50)
      let last = Int(((offset + 800) / 50).rounded(.up)) - 1
      #expect(table.visibleCells.map(\.tag) == Array(first...last), "step \(step)")
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: first, section: 0))
    }
    table.scroll(to: 50 * CGFloat(count) - 800)
    #expect(table.visibleCells.last?.tag == count - 1)
    #expect(table.visibleCells.last?.frame == CGRect(x: 0, y: 50 * CGFloat(count) - 50, width: 400, height: 50))
    // At most 17 rows are visible, and cells are always reused.
    #expect(CountedCell.made == 17)
  }

  @Test func heightsAndCellsAreRequestedOnlyForVisibleRows() {
    let rig = FingerRig()
    let source = NumberSource(1_000_000)
    let heights = HeightDelegate { _ in 60 }
    let table = rig.addTable(source: source, delegate: heights)
    // With estimates, the height of a row is requested only when the row becomes visible.
    #expect(heights.requests < 40)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60_000_000)
  }

  @Test func reusedCellsArePreparedEachTime() {
    let rig = FingerRig()
    let source = ListSource([(0..<100).map(String.init)])
    let table = rig.addTable(source: source)
    for step in 0...84 { table.scroll(to: CGFloat(step) * 50) }
    let reuses = table.visibleCells.compactMap { ($0 as? CountedCell)?.reuses }.reduce(0, +)
    #expect(source.cellRequests == 100)
    #expect(reuses + CountedCell.made == 100)
  }

  @Test func dequeueWithoutARegisteredClassReturnsNil() {
    let rig = FingerRig()
    let table = rig.addTable(source: NumberSource(0))
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is CountedCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
  }

  @Test func reloadDuringADragKeepsTheOffset() {
    let rig = FingerRig()
    let source = ListSource([(0..<1000).map(String.init)])
    let table = rig.addTable(source: source)
    rig.down(200, 700)
    rig.wait(0.02)
    for step in 1...10 {
      rig.move(200, 700 - 30 * CGFloat(step))
      rig.wait(1 / 60)
    }
    #expect(table.isDragging)
    let offset = table.contentOffset.y
    #expect(offset > 200)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == offset)
    #expect(table.isDragging)
    rig.move(200, 380)
    #expect(near(table.contentOffset.y, offset + 20, 0.5))
    rig.up(200, 380)
    rig.wait(5)
    table.layoutIfNeeded()
    #expect(table.cellsInTree.count == table.visibleCells.count)
    // With fewer rows, the end is the nearest valid offset.
    source.sections = [(0..<20).map(String.init)]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 200)
    #expect(table.visibleCells.count == 16)
    source.sections = [[]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.cellsInTree.isEmpty)
  }
}
