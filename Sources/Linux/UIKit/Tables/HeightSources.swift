import Foundation

/// The methods that the delegate implements, among those that the table calls for every row or section.
struct HeightSources {
  var rows = false
  var rowEstimates = false
  var headerViews = false
  var footerViews = false
  var indentation = false
}

extension UITableView {
  /// Finds out which methods the delegate implements, by calling them for the first and the last row only. If both results are
  /// the defaults, the method is not called for the other rows.
  func findHeightSources(counts: [Int]) {
    heights = HeightSources()
    heldHeaders = [:]
    heldFooters = [:]
    guard let first = counts.firstIndex(where: { $0 > 0 }), let last = counts.lastIndex(where: { $0 > 0 }) else {
      return findViews(counts: counts)
    }
    let ends = [IndexPath(row: 0, section: first), IndexPath(row: counts[last] - 1, section: last)]
    heights.rows = ends.contains { path in ask { $0.tableView(self, heightForRowAt: path) }?.isOwn == true }
    heights.rowEstimates = ends.contains { path in
      ask { $0.tableView(self, estimatedHeightForRowAt: path) }?.isOwn == true
    }
    heights.indentation = ends.contains { path in
      ask { $0.tableView(self, indentationLevelForRowAt: path) }?.isOwn == true
    }
    findViews(counts: counts)
  }

  private func findViews(counts: [Int]) {
    guard !counts.isEmpty else { return }
    if let header = ask({ $0.tableView(self, viewForHeaderInSection: 0) }), header.isOwn {
      heights.headerViews = true
      heldHeaders[0] = header.answer
    }
    if let footer = ask({ $0.tableView(self, viewForFooterInSection: 0) }), footer.isOwn {
      heights.footerViews = true
      heldFooters[0] = footer.answer
    }
  }

  /// Whether a row's height is only known when the row becomes visible.
  var measuresRows: Bool { heights.rows || rowHeight < 0 }

  /// The height of rows that have not been measured.
  var usualRowHeight: CGFloat {
    if !heights.rows, rowHeight >= 0 { return rowHeight }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : CellArrangement.height
  }

  /// The heights of a section's rows, as far as they must be known before the rows are visible.
  func rowLengths(section: Int, count: Int) -> StackedLengths {
    let usual = usualRowHeight
    guard let delegate, count > 0 else { return StackedLengths(count: count, base: usual) }
    func known(_ height: CGFloat) -> CGFloat { height >= 0 ? height : usual }
    if heights.rowEstimates {
      return StackedLengths(count: count) {
        known(delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: $0, section: section)))
      }
    }
    if heights.rows, estimatedRowHeight == 0 {
      return StackedLengths(count: count) {
        known(delegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section)))
      }
    }
    return StackedLengths(count: count, base: usual)
  }

  /// The height of a row with its cell, or nil if the height is known without the cell.
  func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat? {
    guard measuresRows else { return nil }
    if heights.rows, let height = delegate?.tableView(self, heightForRowAt: path), height >= 0 { return height }
    if !heights.rows, rowHeight >= 0 { return nil }
    return fittingHeight(of: cell)
  }

  /// The height that a view needs at the rows' width.
  func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }
}
