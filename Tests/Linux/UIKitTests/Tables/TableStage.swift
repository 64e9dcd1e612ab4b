import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A cell that knows how often it was made and reused.
@MainActor final class CountedCell: UITableViewCell {
  private(set) static var made = 0
  static func resetCount() { made = 0 }

  private(set) var reuses = 0
  /// The height that the cell asks for when it is measured.
  var wanted: CGFloat = 44

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountedCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
}

/// Sections of named rows.
@MainActor class ListSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The height that a row's cell asks for.
  var wanted: (IndexPath) -> CGFloat = { _ in 44 }
  private(set) var cellsAsked = 0
  private(set) var countsAsked = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
    (cell as? CountedCell)?.wanted = wanted(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Any number of rows that need no memory.
@MainActor final class NumberSource: NSObject, UITableViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.row
    return cell
  }
}

/// Answers heights and nothing else.
@MainActor final class HeightDelegate: NSObject, UITableViewDelegate {
  let height: (IndexPath) -> CGFloat
  private(set) var asked = 0

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }
}

extension FingerRig {
  /// A table that fills the window, with cells of the counted class.
  func addTable(
    _ style: UITableView.Style = .plain, source: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    rowHeight: CGFloat = 50
  ) -> UITableView {
    CountedCell.resetCount()
    let table = UITableView(frame: window.bounds, style: style)
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = rowHeight
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }
}

extension UITableView {
  func scroll(to y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }

  /// The cells that are in the table at all, in use or not.
  var cellsInTree: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }

  /// Every visible row's name and place on the screen.
  var picture: [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in visibleCells { places[cell.accessibilityIdentifier ?? ""] = cell.frame.minY - contentOffset.y }
    return places
  }
}

/// Reproducible numbers.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value ^= value >> 33
    value &*= 0xff51_afd7_ed55_8ccd
    return value ^ (value >> 29)
  }
}
