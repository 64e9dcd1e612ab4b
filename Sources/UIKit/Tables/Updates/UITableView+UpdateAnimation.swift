import Foundation
import QuartzCore

/// A view that an update has taken out of use; it is seen on its way out.
@MainActor struct LeavingView {
  let view: UIView
  /// Where it goes.
  let frame: CGRect
  let fades: Bool
}

extension UITableView {
  static let updateDuration: TimeInterval = 0.3

  /// Moves what stays from where it was, brings in what is new and takes out what is gone.
  func show(_ updates: TableUpdates, from frames: [RowPosition: CGRect], leaving: [LeavingView]) {
    let animation = updates.animation ?? .automatic
    guard animation != .none, window != nil, UIView.areAnimationsEnabled else {
      finish(leaving)
      for completion in updates.completions { MainLoop.current.perform { completion(true) } }
      return
    }
    let targets = visibleRows.map { ($0.cell, $0.cell.frame) }
    UIView.performWithoutAnimation {
      for row in visibleRows {
        guard let start = frames[row.position] else {
          row.cell.alpha = 0
          row.cell.frame = row.cell.frame.offset(for: animation)
          continue
        }
        row.cell.frame = start
      }
    }
    UIView.animate(withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction) {
      for (cell, frame) in targets {
        cell.alpha = 1
        cell.frame = frame
      }
      for item in leaving {
        item.view.frame = item.fades ? item.frame.offset(for: animation) : item.frame
        if item.fades { item.view.alpha = 0 }
      }
    } completion: { [weak self] finished in
      self?.finish(leaving)
      for completion in updates.completions { completion(finished) }
    }
  }

  /// What has left can be used again.
  private func finish(_ leaving: [LeavingView]) {
    for item in leaving {
      item.view.removeFromSuperview()
      item.view.alpha = 1
      if let cell = item.view as? UITableViewCell { reuse.put(cell) } else { reuse.put(header: item.view) }
    }
    _ = reuse.takeParked()
  }
}

extension CGRect {
  /// Where rows come from and go to.
  fileprivate func offset(for animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    default: self
    }
  }
}
