import Foundation

/// Cells, headers and footers out of use, and the classes that new ones are made of.
@MainActor struct ReuseQueues {
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// What went out of use and is still in the table: most of it comes into use again at once.
  private var parked: [UIView] = []

  mutating func register(_ type: AnyClass?, cells identifier: String) {
    guard let type else { return cellTypes[identifier] = nil }
    guard let cellType = type as? UITableViewCell.Type else { preconditionFailure("\(type) is no class of table cells") }
    cellTypes[identifier] = cellType
  }

  mutating func register(_ type: AnyClass?, headers identifier: String) {
    guard let type else { return headerTypes[identifier] = nil }
    guard let headerType = type as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(type) is no class of table headers and footers")
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

  /// A view that the data source has shown again without asking for it here.
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

  /// What is still out of use, to be taken out of the table.
  mutating func takeParked() -> [UIView] {
    defer { parked = [] }
    return parked
  }
}
