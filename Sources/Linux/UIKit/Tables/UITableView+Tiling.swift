import Foundation
import QuartzCore

extension UITableView {
  /// Updates the cells, headers and footers for the visible part of the table.
  func layoutTable() {
    guard !isLaying else { return }
    isLaying = true
    defer { isLaying = false }
    loadIfNeeded()
    if layoutWidth != bounds.width { takeHeights() }
    guard needsTiling || bounds != tiled.bounds || adjustedContentInset != tiled.inset else { return }
    fillRows()
    needsTiling = false
    placeEdgeViews()
    tiled = (bounds, adjustedContentInset)
    for view in reuse.takeParked() where view.superview === self { view.removeFromSuperview() }
    followRowTarget()
  }

  /// Adds missing cells and removes those that are not needed. Repeats this until nothing changes, because measured heights can
  /// differ from the estimates.
  private func fillRows() {
    for _ in 0..<8 {
      var shift = measureEdges(in: TableSpan(start: bounds.minY, length: bounds.height))
      let isDone = fillOnce(shift: &shift)
      // In this order, the offset stays within its range at every step.
      if shift > 0 { updateContentSize() }
      moveContent(by: shift)
      updateContentSize()
      if isDone, shift == 0 { break }
    }
    placeRows()
  }

  /// Performs one pass. Returns true if there was nothing to add or remove.
  private func fillOnce(shift: inout CGFloat) -> Bool {
    let (top, bottom) = (bounds.minY + shift, bounds.maxY + shift)
    guard let first = layout.firstRow(endingBelow: top), let last = layout.lastRow(startingAbove: bottom), first <= last else {
      let wasEmpty = visibleRows.isEmpty
      for row in visibleRows { recycle(row) }
      visibleRows = []
      return wasEmpty
    }
    if visibleRows.first?.position == first, visibleRows.last?.position == last { return true }
    let layout = layout
    var rows: [VisibleRow] = []
    for row in visibleRows {
      // Dropping a lifted row outside the visible part can leave a gap.
      let isNext = rows.last.map { layout.position(after: $0.position) == row.position } ?? true
      if isNext, first <= row.position, row.position <= last { rows.append(row) } else { recycle(row) }
    }
    visibleRows = []
    let anchor = rows.first?.position ?? carriedCells.keys.filter { first <= $0 && $0 <= last }.min()
    if rows.isEmpty { rows.append(makeRow(anchor ?? first)) }
    fillDown(&rows, to: bottom)
    visibleRows = rowsUp(from: rows[0].position, to: top, holds: anchor != nil, &shift) + rows
    return false
  }

  private func fillDown(_ rows: inout [VisibleRow], to bottom: CGFloat) {
    while let next = layout.position(after: rows[rows.count - 1].position), layout.rowSpan(next).start < bottom {
      rows.append(makeRow(next))
    }
  }

  /// The rows above `start`, from top to bottom. If `holds` is true, differences between their heights and the estimates are
  /// added to `shift`, so that the rows below can stay in place.
  private func rowsUp(from start: RowPosition, to top: CGFloat, holds: Bool, _ shift: inout CGFloat) -> [VisibleRow] {
    var (position, top) = (start, top)
    var rows: [VisibleRow] = []
    while let previous = layout.position(before: position), layout.rowSpan(previous).end > top {
      let height = layout.rowSpan(previous).length
      rows.append(makeRow(previous))
      if holds {
        let change = layout.rowSpan(previous).length - height
        shift += change
        top += change
      }
      position = previous
    }
    return rows.reversed()
  }

  /// A row with the cell that an update has kept for it, or else with a new cell.
  private func makeRow(_ position: RowPosition) -> VisibleRow {
    VisibleRow(position: position, cell: carriedCells.removeValue(forKey: position) ?? makeCell(position))
  }

  private func makeCell(_ position: RowPosition) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
    let path = position.indexPath
    return UIView.withoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      reuse.take(cell)
      if heights.indentation, let delegate {
        cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
      }
      cell.takeLook(cellLook(position))
      takeEditing(cell, position, animated: false)
      let isSelected = !selection.isEmpty && selection.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      cell.detailAction = { [weak self, weak cell] in
        guard let self, let cell, let path = self.indexPath(for: cell) else { return }
        self.delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      }
      if let height = measuredHeight(of: cell, at: path) { layout.setRowHeight(height, at: position) }
      cell.setFrame(rowFrame(position))
      if cell.superview !== self { insertSubview(cell, at: backOfCells) }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  func recycle(_ row: VisibleRow) {
    if swipe?.position == row.position { closeSwipe(animated: false) }
    if highlight?.cell === row.cell { cancelHighlight() }
    if lift?.cell === row.cell { cancelLift(animated: false) }
    reuse.put(row.cell)
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
  }

  func placeRows() {
    for row in visibleRows { row.cell.setFrame(shownRowFrame(row.position)) }
  }

  /// The index of the rearmost cell among the subviews, and the index in front of all cells.
  var backOfCells: Int { backOfContent + (refreshControl?.superview === self ? 1 : 0) }
  var frontOfCells: Int { (children.lastIndex { $0 is UITableViewCell } ?? backOfCells - 1) + 1 }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = reuse.cell(identifier) else {
      preconditionFailure("unable to dequeue a cell with identifier \(identifier): a class must have been registered for it")
    }
    if layout.contains(path) {
      UIView.performWithoutAnimation { cell.setFrame(CGRect(origin: cell.frame.origin, size: rowFrame(RowPosition(path)).size)) }
    }
    return cell
  }

  func visibleCell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2 else { return nil }
    let position = RowPosition(path)
    return visibleRows.first { $0.position == position }?.cell
  }
}

extension UIView {
  /// The same as `performWithoutAnimation`, with a result.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    return body()
  }
}
