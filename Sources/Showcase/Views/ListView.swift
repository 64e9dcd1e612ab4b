import UIKit

/// A list of places that stands still. Only the rows that can be seen exist.
package final class ListView: UIView {
  private let rowHeight: CGFloat
  private let contentHeight: CGFloat
  private var rows: [RowView] = []

  /// - Parameters:
  ///   - rowHeight: The height of a row, in points.
  ///   - contentHeight: The height of all rows together, in points.
  package init(rowHeight: CGFloat, contentHeight: CGFloat) {
    self.rowHeight = rowHeight
    self.contentHeight = contentHeight
    super.init(frame: .zero)
    clipsToBounds = true
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ListView is made in code")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let shown = Int((min(bounds.height, contentHeight) / rowHeight).rounded(.up))
    while rows.count < shown {
      let row = RowView(item: .place(rows.count))
      rows.append(row)
      addSubview(row)
    }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }
}
