import Foundation
import QuartzCore

extension UITableView: RowLifting {
  private static let moveDuration: TimeInterval = 0.25
  private static let shadowOpacity: Float = 0.25

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != editingState else { return }
    closeSwipe(animated: animated)
    cancelLift(animated: animated)
    cancelHighlight()
    editingState = editing
    for row in visibleRows { takeEditing(row.cell, row.position, animated: animated) }
  }

  /// Updates a cell's editing state, and whether its row can be moved.
  func takeEditing(_ cell: UITableViewCell, _ position: RowPosition, animated: Bool) {
    guard editingState || cell.isEditing else { return }
    if editingState {
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: position.indexPath) ?? false
    }
    if cell.isEditing != editingState { cell.setEditing(editingState, animated: animated) }
  }

  /// Lifts a cell's row with a finger at a vertical position in the table's coordinates. Returns false if that is not possible.
  func lift(_ cell: UITableViewCell, at y: CGFloat) -> Bool {
    guard editingState, lift == nil, updates == nil, let row = visibleRows.first(where: { $0.cell === cell }) else {
      return false
    }
    cancelHighlight()
    lift = RowLift(cell, at: row.position, span: layout.rowSpan(row.position), finger: y)
    cell.layer.zPosition = 1
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    animateMove { cell.layer.shadowOpacity = UITableView.shadowOpacity }
    return true
  }

  /// Moves the lifted row with the finger, within the visible part, and shifts the other rows.
  func moveLift(of cell: UITableViewCell, to y: CGFloat) {
    guard var moved = lift, moved.cell === cell else { return }
    moved.top = max(bounds.minY, min(y - moved.grip, bounds.maxY - moved.height))
    let proposed = layout.destination(of: moved.source, top: moved.top)
    let makesWay = proposed != moved.proposed
    if makesWay {
      moved.proposed = proposed
      moved.target = target(of: moved)
    }
    lift = moved
    cell.setFrame(shownRowFrame(moved.source))
    if makesWay { animateMove { self.placeAll() } }
  }

  private func target(of moved: RowLift) -> RowPosition {
    let (source, proposed) = (moved.source.indexPath, moved.proposed.indexPath)
    guard let delegate else { return moved.proposed }
    let path = delegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    let count = layout.sections.indices.contains(path.section) ? layout.rowCount(in: path.section) : -1
    let limit = path.section == source.section ? count - 1 : count
    precondition(path.row >= 0 && path.row <= limit, "attempt to move a row to \(path), which is outside the table")
    return RowPosition(path)
  }

  /// Drops the row. If it has a new position, the data source is notified once and the row moves there.
  func dropLift(of cell: UITableViewCell) {
    guard let dropped = lift, dropped.cell === cell else { return }
    guard dropped.source != dropped.target else { return cancelLift(animated: true) }
    lift = nil
    func place(_ row: RowPosition) -> RowPosition { row.moved(from: dropped.source, to: dropped.target) }
    layout = layout.moving(dropped.source, to: dropped.target)
    visibleRows = visibleRows.map { VisibleRow(position: place($0.position), cell: $0.cell) }.sorted { $0.position < $1.position }
    selection = selection.map { place(RowPosition($0)).indexPath }
    rowTarget = nil
    dataSource?.tableView(self, moveRowAt: dropped.source.indexPath, to: dropped.target.indexPath)
    refreshCellLooks()
    putDown(cell, animated: true)
  }

  func cancelLift(of cell: UITableViewCell) {
    if lift?.cell === cell { cancelLift(animated: true) }
  }

  /// Moves the lifted row and the shifted rows back.
  func cancelLift(animated: Bool) {
    guard let cell = lift?.cell else { return }
    lift = nil
    putDown(cell, animated: animated)
  }

  private func putDown(_ cell: UITableViewCell, animated: Bool) {
    needsTiling = true
    setNeedsLayout()
    guard animated else {
      UIView.performWithoutAnimation { placeAll() }
      cell.layer.shadowOpacity = 0
      cell.layer.zPosition = 0
      return
    }
    animateMove {
      self.placeAll()
      cell.layer.shadowOpacity = 0
    } completion: { [weak self, weak cell] in
      if self?.lift?.cell !== cell { cell?.layer.zPosition = 0 }
    }
  }

  private func placeAll() {
    placeRows()
    placeEdgeViews()
  }

  private func animateMove(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: UITableView.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    ) { _ in completion() }
  }
}
