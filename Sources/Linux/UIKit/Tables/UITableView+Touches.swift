import Foundation

/// A row that is highlighted under a finger.
@MainActor struct RowHighlight {
  let touch: UITouch
  let cell: UITableViewCell
  var path: IndexPath
}

extension UITableView {
  func beginHighlight(_ touches: Set<UITouch>) {
    guard swipe == nil, allowsSelection, !editingState || allowsSelectionDuringEditing, highlight == nil,
      let touch = touches.first, let cell = cell(holding: touch.view),
      let path = indexPath(for: cell)
    else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlight = RowHighlight(touch: touch, cell: cell, path: path)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func moveHighlight(_ touches: Set<UITouch>) {
    guard let highlight, touches.contains(highlight.touch) else { return }
    if !highlight.cell.bounds.contains(highlight.touch.location(in: highlight.cell)) { cancelHighlight() }
  }

  func endHighlight(_ touches: Set<UITouch>) {
    if swipe?.isActing == false { return closeSwipe(animated: true) }
    guard let highlight, touches.contains(highlight.touch) else { return }
    cancelHighlight()
    guard let path = indexPath(for: highlight.cell) else { return }
    tap(path)
  }

  func cancelHighlight(_ touches: Set<UITouch>) {
    guard let highlight, touches.contains(highlight.touch) else { return }
    cancelHighlight()
  }

  func cancelHighlight() {
    guard let highlight else { return }
    self.highlight = nil
    highlight.cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: highlight.path)
  }

  private func cell(holding view: UIView?) -> UITableViewCell? {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UITableViewCell }.first { $0.superview === self }
  }
}
