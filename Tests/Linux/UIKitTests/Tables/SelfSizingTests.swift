import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SelfSizingTests {
  private func preferredHeight(_ path: IndexPath) -> CGFloat { 30 + CGFloat((path.row * 37 + path.section * 11) % 90) }

  private func scene(_ counts: [Int]) -> (FingerRig, UITableView, ListSource) {
    let rig = FingerRig()
    let source = ListSource(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    source.preferredHeight = preferredHeight
    return (rig, rig.addTable(source: source, rowHeight: UITableView.automaticDimension), source)
  }

  @Test func cellsHaveTheirPreferredHeight() {
    let (_, table, source) = scene([200])
    for y in stride(from: CGFloat(0), to: 3000, by: 90) {
      table.scroll(to: y)
      var previous: CGRect?
      for cell in table.visibleCells {
        let path = table.indexPath(for: cell) ?? IndexPath(row: 0, section: 0)
        #expect(cell.frame.height == preferredHeight(path))
        if let previous { #expect(cell.frame.minY == previous.maxY) }
        previous = cell.frame
      }
      #expect((table.visibleCells.first?.frame.minY ?? 0) <= table.contentOffset.y)
      #expect((table.visibleCells.last?.frame.maxY ?? 0) >= table.contentOffset.y + 800)
      #expect(table.cellsInTree.count == table.visibleCells.count)
    }
    #expect(source.sections[0].count == 200)
  }

  @Test func correctionsKeepVisibleRowsInPlace() {
    let (_, table, source) = scene([60, 0, 80])
    // Far into rows that are not measured yet, then upwards in small steps.
    table.scroll(to: 4000)
    var before = table.picture
    for _ in 0..<150 {
      let offset = table.contentOffset.y
      table.contentOffset.y = offset - 23
      table.layoutIfNeeded()
      let after = table.picture
      for (name, y) in after { if let old = before[name] { #expect(near(y, old + 23)) } }
      #expect(!Set(after.keys).isDisjoint(with: before.keys))
      before = after
      if table.contentOffset.y <= 0 { break }
    }
    #expect(source.countRequests == 3)
  }

  @Test func contentSizeIsExactOnceAllRowsAreMeasured() {
    let (_, table, source) = scene([50, 30])
    var y: CGFloat = 0
    while y < table.contentSize.height - 800 {
      table.scroll(to: y)
      y += 300
    }
    // The last rows are measured when they become visible, which moves the end.
    for _ in 0..<3 { table.scroll(to: table.contentSize.height - 800) }
    var sum: CGFloat = 0
    for section in 0..<2 {
      for row in source.sections[section].indices { sum += preferredHeight(IndexPath(row: row, section: section)) }
    }
    #expect(table.contentSize.height == sum)
    #expect(table.visibleCells.last?.frame.maxY == sum)
    #expect(table.contentOffset.y == sum - 800)
  }

  @Test func scrollToRowLandsOnTheRow() {
    let (_, table, source) = scene([1000])
    for (row, position) in [(700, UITableView.ScrollPosition.top), (300, .bottom), (999, .bottom), (5, .middle)] {
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: position, animated: false)
      let frame = table.rectForRow(at: path)
      let expected: CGFloat =
        switch position {
        case .top: 0
        case .bottom: 800 - frame.height
        default: 400 - frame.height / 2
        }
      let shown = frame.minY - table.contentOffset.y
      #expect(row < 10 || near(shown, expected), "\(row)")
      #expect(table.cellForRow(at: path)?.frame == frame)
    }
    #expect(source.sections[0].count == 1000)
  }

  @Test(arguments: [400, 20, 999])
  func animatedScrollToRowLandsOnTheRow(row: Int) {
    let (rig, table, source) = scene([1000])
    table.scroll(to: 9000)
    let path = IndexPath(row: row, section: 0)
    table.scrollToRow(at: path, at: row == 999 ? .bottom : .top, animated: true)
    for _ in 0..<30 {
      rig.wait(1 / 60)
      table.layoutIfNeeded()
    }
    let frame = table.rectForRow(at: path)
    #expect(near(frame.minY - table.contentOffset.y, row == 999 ? 800 - frame.height : 0, 0.01))
    #expect(table.cellForRow(at: path)?.frame == frame)
    rig.wait(3)
    #expect(rig.isIdle)
    #expect(source.sections[0].count == 1000)
  }

  @Test func draggedRowsStayUnderTheFinger() {
    let (rig, table, source) = scene([300])
    table.scroll(to: 6000)
    rig.down(200, 100)
    rig.wait(0.02)
    rig.move(200, 120)
    table.layoutIfNeeded()
    var before = table.picture
    for step in 1...60 {
      rig.move(200, 120 + 9 * CGFloat(step))
      table.layoutIfNeeded()
      let after = table.picture
      for (name, y) in after { if let old = before[name] { #expect(near(y, old + 9, 0.01)) } }
      before = after
      rig.wait(1 / 60)
    }
    rig.up(200, 660)
    rig.wait(10)
    table.layoutIfNeeded()
    #expect(table.cellsInTree.count == table.visibleCells.count)
    #expect(source.sections[0].count == 300)
  }

  @Test func updatesKeepMeasuredHeights() {
    let (rig, table, source) = scene([100])
    let heights = table.visibleCells.map(\.frame.height)
    source.sections[0].remove(at: 0)
    source.preferredHeight = { self.preferredHeight(IndexPath(row: $0.row + 1, section: 0)) }
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rig.wait(1)
    #expect(Array(table.visibleCells.map(\.frame.height).prefix(heights.count - 1)) == Array(heights.dropFirst()))
  }

  @Test func standardCellsCalculateTheirHeight() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    cell.detailTextLabel?.text = "Detail"
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 58)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "many words ", count: 40)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 150)
  }

  @Test func customHeadersAreMeasured() {
    let rig = FingerRig()
    let source = ListSource((0..<20).map { section in (0..<5).map { "\(section).\($0)" } })
    let delegate = HeaderViews()
    let table = rig.addTable(source: source, delegate: delegate)
    #expect(table.rectForHeader(inSection: 0).height == 61)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 61)
    table.scroll(to: 3000)
    var before = table.picture
    while table.contentOffset.y > 100 {
      table.contentOffset.y -= 40
      table.layoutIfNeeded()
      let after = table.picture
      for (name, y) in after { if let old = before[name] { #expect(near(y, old + 40)) } }
      before = after
    }
    #expect(delegate.requests < 60)
  }
}

@MainActor private final class HeaderViews: NSObject, UITableViewDelegate {
  var requests = 0

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    requests += 1
    return UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 61 + CGFloat(section % 3)))
  }
}
