import Foundation

/// What the delegate decides by methods of its own.
struct HeightSources {
  var rows = false
  var rowEstimates = false
  var headerViews = false
  var footerViews = false
  var indentation = false
}

extension UITableView {
  /// Asks the delegate once about the first and the last row, instead of about each: where both answers are the defaults, all are.
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

  /// Whether rows get their height only when they come into sight.
  var measuresRows: Bool { heights.rows || rowHeight < 0 }

  /// What rows measure that nobody has measured.
  var usualRowHeight: CGFloat {
    if !heights.rows, rowHeight >= 0 { return rowHeight }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : CellArrangement.height
  }

  /// The heights of a section's rows, as far as they are to be known before they come into sight.
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

  /// The height of a row that has its cell; nil where it is known without.
  func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat? {
    guard measuresRows else { return nil }
    if heights.rows, let height = delegate?.tableView(self, heightForRowAt: path), height >= 0 { return height }
    if !heights.rows, rowHeight >= 0 { return nil }
    return fittingHeight(of: cell)
  }

  /// The height that a view needs in the rows' width.
  func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }
}
