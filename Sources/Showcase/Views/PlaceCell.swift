import UIKit

/// A row of a table of places.
package final class PlaceCell: UITableViewCell {
  private var row: RowView?

  /// Shows the place of that number.
  package func show(_ index: Int) {
    show(.place(index))
  }

  /// Shows an item.
  func show(_ item: ListItem) {
    row?.removeFromSuperview()
    let row = RowView(item: item, isSeparated: false)
    row.isUserInteractionEnabled = false
    self.row = row
    contentView.addSubview(row)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    row?.frame = contentView.bounds
  }
}
