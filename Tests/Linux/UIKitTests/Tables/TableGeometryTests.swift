import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableGeometryTests {
  @Test func mixedHeightsAddUp() {
    let rig = FingerRig()
    let source = ListSource((0..<7).map { section in (0..<(section * 37 % 90)).map { "\(section).\($0)" } })
    source.headers = [1: "One", 4: "Four"]
    source.footers = [2: "End"]
    let delegate = HeightDelegate { CGFloat(20 + ($0.row * 7 + $0.section * 13) % 50) }
    let table = rig.addTable(source: source, delegate: delegate)
    table.estimatedRowHeight = 0
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 123))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77))
    table.layoutIfNeeded()
    var y: CGFloat = 123
    for section in 0..<7 {
      let start = y
      y += source.headers[section] == nil ? 0 : 28
      for row in source.sections[section].indices {
        let path = IndexPath(row: row, section: section)
        let height = delegate.height(path)
        #expect(table.rectForRow(at: path) == CGRect(x: 0, y: y, width: 400, height: height))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: y)) == path)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: y + height - 0.25)) == path)
        y += height
      }
      if source.footers[section] != nil {
        #expect(table.rectForFooter(inSection: section) == CGRect(x: 0, y: y, width: 400, height: 28))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: y + 1)) == nil)
        y += 28
      }
      #expect(table.rect(forSection: section) == CGRect(x: 0, y: start, width: 400, height: y - start))
    }
    #expect(table.contentSize == CGSize(width: 400, height: y + 77))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 123))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: y, width: 400, height: 77))
    var seen: Set<String> = []
    for step in 0..<Int(y / 100) {
      table.scroll(to: CGFloat(step) * 100)
      for cell in table.visibleCells {
        seen.insert(cell.accessibilityIdentifier ?? "")
        #expect(cell.frame == table.rectForRow(at: table.indexPath(for: cell) ?? IndexPath(row: 0, section: 0)))
        #expect(cell.frame.intersects(table.bounds))
      }
    }
    table.scroll(to: y + 77 - 800)
    seen.formUnion(table.visibleCells.compactMap(\.accessibilityIdentifier))
    #expect(seen == Set(source.sections.joined()))
  }

  @Test func rowsInARectangleAreFound() {
    let rig = FingerRig()
    let source = ListSource([["a", "b"], [], ["c", "d"]])
    let table = rig.addTable(source: source)
    func names(_ y: CGFloat, _ height: CGFloat) -> [String] {
      (table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 400, height: height)) ?? []).map {
        source.sections[$0.section][$0.row]
      }
    }
    #expect(names(0, 50) == ["a"])
    #expect(names(49, 52) == ["a", "b", "c"])
    #expect(names(100, 100) == ["c", "d"])
    #expect(names(200, 100) == [])
    #expect(table.rectForRow(at: IndexPath(row: 5, section: 0)) == .zero)
  }

  @Test func headersStickToTheTopAtExactOffsets() throws {
    let rig = FingerRig()
    let source = ListSource((0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
    source.headers = [0: "A", 1: "B", 2: "C"]
    let table = rig.addTable(source: source)
    table.contentInset.top = 40
    table.scroll(to: -40)
    func header(_ section: Int) -> CGFloat? {
      table.headerView(forSection: section).map { $0.frame.minY - table.contentOffset.y }
    }
    // A section is 28 + 20 * 50 = 1028 points high.
    #expect(header(0) == 40)
    table.scroll(to: -100)
    #expect(header(0) == 100)
    table.scroll(to: 200)
    #expect(header(0) == 40)
    #expect(header(1) == nil)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    // The next header pushes this one up, and takes its place at an offset of 1028 - 40.
    table.scroll(to: 1028 - 40 - 10)
    #expect(header(0) == 22)
    #expect(header(1) == 50)
    table.scroll(to: 1028 - 40)
    #expect(header(0) == 12)
    #expect(header(1) == 40)
    table.scroll(to: 1028)
    #expect(header(0) == nil)
    #expect(header(1) == 40)
    // Headers are in front of cells.
    let subviews = table.subviews
    let view = try #require(table.headerView(forSection: 1))
    let place = try #require(subviews.firstIndex { $0 === view })
    #expect(subviews[place...].allSatisfy { !($0 is UITableViewCell) })
  }

  @Test func footersStickToTheLowerEdge() {
    let rig = FingerRig()
    let source = ListSource([(0..<30).map(String.init), ["x"]])
    source.footers = [0: "Foot"]
    let table = rig.addTable(source: source)
    table.contentInset.bottom = 20
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.minY == 752)
    table.scroll(to: 748)
    #expect(table.footerView(forSection: 0)?.frame.minY == 1500)
  }

  @Test func plainSectionsWithAHeaderHaveTopPadding() {
    let rig = FingerRig()
    let source = ListSource([["a"], ["b"]])
    source.headers = [0: "A"]
    let table = rig.addTable(source: source)
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    // A section without a header has no padding.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 100)
  }

  @Test func shortContentRestsBelowTheSafeArea() {
    let size = CGSize(width: 400, height: 800)
    let stage = ViewStage(size: size, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let source = ListSource([["a", "b", "c"]])
    let table = UITableView(frame: CGRect(origin: .zero, size: size))
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    table.dataSource = source
    _ = stage.add(table)
    #expect(table.adjustedContentInset.top == 50)
    #expect(table.contentOffset.y == -50)
    #expect(table.contentSize == CGSize(width: 400, height: 150))
    #expect(table.visibleCells.count == 3)
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == -50)
  }

  @Test func scrollToRowFollowsItsScrollPosition() {
    let rig = FingerRig()
    let source = NumberSource(1000)
    let table = rig.addTable(source: source)
    func go(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(go(100, .top) == 5000)
    #expect(go(100, .bottom) == 4250)
    #expect(go(100, .middle) == 4625)
    #expect(go(100, .none) == 4625)
    #expect(go(10, .none) == 500)
    #expect(go(999, .top) == 49_200)
    #expect(go(0, .bottom) == 0)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: true)
    #expect(table.contentOffset.y < 25_000)
    rig.wait(2)
    #expect(table.contentOffset.y == 25_000)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 500, section: 0))?.tag == 500)
    #expect(table.cellForRow(at: IndexPath(row: 400, section: 0)) == nil)
    #expect(source.count == table.numberOfRows(inSection: 0))
  }

  @Test func newWidthKeepsTheFirstVisibleRow() {
    let rig = FingerRig()
    let source = ListSource([(0..<200).map(String.init)])
    let delegate = HeightDelegate { 40 + CGFloat($0.row % 3) }
    let table = rig.addTable(source: source, delegate: delegate)
    table.scroll(to: 3000)
    let before = table.picture
    table.frame = CGRect(x: 0, y: 0, width: 700, height: 400)
    table.layoutIfNeeded()
    #expect(table.contentSize.width == 700)
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 700 })
    let after = table.picture
    for (name, y) in after { if let old = before[name] { #expect(y == old) } }
    #expect(after.count == table.cellsInTree.count)
  }

  @Test func groupedSectionsHaveSpaceAroundThem() {
    let rig = FingerRig()
    let source = ListSource([["a", "b"], ["c"]])
    let table = rig.addTable(.insetGrouped, source: source)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 368, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
    #expect(table.contentSize.height == 237.5)
    let cells = table.visibleCells
    #expect(cells[0].layer.cornerRadius == 10)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
