import Showcase
import UIKit

/// A list whose rows can be swiped or moved. The last row is shorter if the total height isn't a multiple of the row height.
final class ContentTable: UITableView, ContentList, UITableViewDataSource, UITableViewDelegate {
  /// Called with the number of a row when a swipe over it begins.
  var onRowSwipe: (Int) -> Void = { _ in }

  /// Called with the old and the new index of a moved row.
  var onReorder: (Int, Int) -> Void = { _, _ in }

  private var options = ListOptions()
  /// The numbers of the rows, from the top.
  private var order: [Int] = []

  init() {
    super.init(frame: .zero, style: .plain)
    estimatedRowHeight = 0
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentTable is created in code")
  }

  func show(_ options: ListOptions) {
    let (height, rowHeight) = (self.options.height, self.options.rowHeight)
    let isNew = order.isEmpty || height != options.height || rowHeight != options.rowHeight
    self.options = options
    if isNew {
      order = Array(0..<Int((options.height / options.rowHeight).rounded(.up)))
      reloadData()
    }
    setEditing(options.reorder, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    min(options.rowHeight, options.height - CGFloat(order[indexPath.row]) * options.rowHeight)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
    let cell = reused ?? PlaceCell(style: .default, reuseIdentifier: "place")
    cell.show(order[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    options.reorder
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    onReorder(sourceIndexPath.row, destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard options.rowSwipe else { return nil }
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    onRowSwipe(indexPath.row)
  }
}
