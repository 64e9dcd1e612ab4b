import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A cell that counts how often it was created and reused.
@MainActor final class CountedCell: UITableViewCell {
  private(set) static var made = 0
  static func resetCount() { made = 0 }

  private(set) var reuses = 0
  /// The height that the cell returns when it is measured.
  var preferredHeight: CGFloat = 44

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountedCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }
}

/// Sections of named rows.
@MainActor class ListSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The height that the cell of a row returns.
  var preferredHeight: (IndexPath) -> CGFloat = { _ in 44 }
  private(set) var cellRequests = 0
  private(set) var countRequests = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countRequests += 1
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellRequests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
    (cell as? CountedCell)?.preferredHeight = preferredHeight(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Any number of rows, which take no memory.
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

/// Returns heights and nothing else.
@MainActor final class HeightDelegate: NSObject, UITableViewDelegate {
  let height: (IndexPath) -> CGFloat
  private(set) var requests = 0

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requests += 1
    return height(indexPath)
  }
}

extension FingerRig {
  /// Adds a table that fills the window, with counted cells.
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

  /// All cells in the table, in use or not.
  var cellsInTree: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }

  /// The y of every visible row on the screen, by name.
  var picture: [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in visibleCells { places[cell.accessibilityIdentifier ?? ""] = cell.frame.minY - contentOffset.y }
    return places
  }
}
