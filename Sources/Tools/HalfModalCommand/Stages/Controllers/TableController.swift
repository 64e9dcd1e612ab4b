import Showcase
import UIKit

/// The full-screen table that presents in the scene `pull`.
final class TableController: ScreenController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)

  /// Called with the number of a tapped row.
  var onSelect: (Int) -> Void = { _ in }

  private let options: TableOptions

  init(table: TableOptions, options: PresenterOptions, onAction: @escaping @MainActor (ElementAction) -> Void) {
    self.options = table
    super.init(options: options, onAction: onAction)
  }

  override func loadView() {
    table.rowHeight = options.rowHeight
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.rows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
    let cell = reused ?? PlaceCell(style: .default, reuseIdentifier: "place")
    cell.show(indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(indexPath.row)
  }
}
