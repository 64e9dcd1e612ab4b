import Foundation

/// Unused cells, headers and footers, and the classes of new ones.
@MainActor struct ReuseQueues {
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// Unused views that are still in the table, because most of them are used again immediately.
  private var parked: [UIView] = []

  mutating func register(_ type: AnyClass?, cells identifier: String) {
    guard let type else { return cellTypes[identifier] = nil }
    guard let cellType = type as? UITableViewCell.Type else { preconditionFailure("\(type) is not a UITableViewCell class") }
    cellTypes[identifier] = cellType
  }

  mutating func register(_ type: AnyClass?, headers identifier: String) {
    guard let type else { return headerTypes[identifier] = nil }
    guard let headerType = type as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(type) is not a UITableViewHeaderFooterView class")
    }
    headerTypes[identifier] = headerType
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      parked.removeAll { $0 === cell }
      cell.prepareForReuse()
      return cell
    }
    return cellTypes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers[identifier]?.popLast() {
      parked.removeAll { $0 === view }
      view.prepareForReuse()
      return view
    }
    return headerTypes[identifier]?.init(reuseIdentifier: identifier)
  }

  mutating func put(_ cell: UITableViewCell) {
    parked.append(cell)
    if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
  }

  mutating func put(header view: UIView) {
    parked.append(view)
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headers[identifier, default: []].append(view)
  }

  /// Removes a view from the queues if the data source uses it again without dequeuing it.
  mutating func take(_ view: UIView) {
    guard let index = parked.firstIndex(where: { $0 === view }) else { return }
    parked.remove(at: index)
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells[identifier]?.removeAll { $0 === cell }
    }
    if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
      headers[identifier]?.removeAll { $0 === header }
    }
  }

  /// Returns the views that are still unused, so that the table can remove them.
  mutating func takeParked() -> [UIView] {
    defer { parked = [] }
    return parked
  }
}
