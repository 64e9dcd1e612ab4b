import Foundation

extension UITableView {
  /// Selects a row without calling the delegate. If multiple selection is not allowed, the other rows are deselected.
  func select(_ path: IndexPath?, animated: Bool) {
    loadIfNeeded()
    if let path { precondition(layout.contains(path), "row \(path) is outside the table") }
    if path == nil || !allowsMultipleSelection {
      for other in selection where other != path { deselect(other, animated: animated) }
    }
    guard let path, !selection.contains(path) else { return }
    selection.append(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: path) else { return }
    selection.remove(at: index)
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }

  func deselectAll() { for path in selection { deselect(path, animated: false) } }

  /// Handles a tap on a row, including all calls of the delegate.
  func tap(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return deselectByTap(path) }
    guard let delegate else { return select(path, animated: false) }
    guard let target = delegate.tableView(self, willSelectRowAt: path), layout.contains(target) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != target { deselectByTap(other) }
    }
    select(target, animated: false)
    delegate.tableView(self, didSelectRowAt: target)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let delegate else { return deselect(path, animated: false) }
    guard let target = delegate.tableView(self, willDeselectRowAt: path), selection.contains(target) else { return }
    deselect(target, animated: false)
    delegate.tableView(self, didDeselectRowAt: target)
  }
}
