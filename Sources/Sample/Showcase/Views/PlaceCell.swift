import UIKit

/// A row of a table of places.
package final class PlaceCell: UITableViewCell {
  private lazy var row = makeRow()

  /// Shows the place for a row.
  package func show(_ index: Int) {
    show(.place(index))
  }

  /// Shows an item.
  func show(_ item: ListItem) {
    row.show(item)
  }

  private func makeRow() -> RowView {
    let row = RowView(isSeparated: false)
    row.isUserInteractionEnabled = false
    contentView.addSubview(row)
    return row
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}
