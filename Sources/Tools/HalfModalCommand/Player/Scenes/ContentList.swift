import Showcase
import UIKit

/// A list that can be in the content of a scenario.
@MainActor protocol ContentList: UIScrollView {
  /// Shows rows as the options say, as high in all as these say.
  func show(_ options: ListOptions)
}

extension ListView: ContentList {
  func show(_ options: ListOptions) {
    rowHeight = options.rowHeight
    contentHeight = options.height
    contentSize.height = options.height
  }
}

/// A list whose rows have an action behind them, or can be moved. The last row is as low as the height of all demands.
final class ContentTable: UITableView, ContentList, UITableViewDataSource, UITableViewDelegate {
  /// Called with the row over which a swipe has begun.
  var onRowSwipe: (Int) -> Void = { _ in }

  /// Called with the old and the new place of a row that was moved.
  var onReorder: (Int, Int) -> Void = { _, _ in }

  private var options = ListOptions()
  /// The places that are shown, from the top down.
  private var order: [Int] = []

  init() {
    super.init(frame: .zero, style: .plain)
    estimatedRowHeight = 0
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentTable is made in code")
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
