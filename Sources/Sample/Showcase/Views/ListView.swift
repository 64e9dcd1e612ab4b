import UIKit

/// A scrolling list of places that creates only the visible rows.
package final class ListView: UIScrollView {
  /// The height of a row, in points.
  package var rowHeight: CGFloat {
    didSet { setNeedsLayout() }
  }

  private var rows: [Int: RowView] = [:]

  /// The total height of all rows, in points.
  package var contentHeight: CGFloat {
    didSet { setNeedsLayout() }
  }

  /// - Parameters:
  ///   - rowHeight: The height of a row, in points.
  ///   - contentHeight: The total height of all rows, in points.
  package init(rowHeight: CGFloat, contentHeight: CGFloat) {
    self.rowHeight = rowHeight
    self.contentHeight = contentHeight
    super.init(frame: .zero)
    alwaysBounceVertical = true
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ListView is made in code")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: contentHeight)
    if contentSize != size {
      contentSize = size
    }
    let shown = visibleRows
    for (index, row) in rows where !shown.contains(index) {
      row.removeFromSuperview()
      rows[index] = nil
    }
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    for index in shown {
      row(index).frame = CGRect(
        x: left, y: CGFloat(index) * rowHeight, width: max(0, bounds.width - left - right), height: rowHeight)
    }
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var visibleRows: Range<Int> {
    let (first, last) = (max(0, bounds.minY / rowHeight), min(contentHeight, bounds.maxY) / rowHeight)
    return Int(first)..<max(Int(first), Int(last.rounded(.up)))
  }

  private func row(_ index: Int) -> RowView {
    if let row = rows[index] {
      return row
    }
    let row = RowView(isSeparated: true)
    row.show(.place(index))
    rows[index] = row
    insertSubview(row, at: 0)
    return row
  }
}
