import Foundation
import QuartzCore

extension UITableView {
  static let updateDuration: TimeInterval = 0.3

  /// Animates an update. Remaining views move from their old frames, new ones appear and the others disappear.
  func show(_ updates: TableUpdates, _ moves: UpdateMoves) {
    guard updates.isAnimated, window != nil, UIView.areAnimationsEnabled else {
      finish(moves)
      for completion in updates.completions { MainLoop.current.perform { completion(true) } }
      return
    }
    let aims = moves.arrivals.map(\.view.frame)
    UIView.performWithoutAnimation {
      for arrival in moves.arrivals {
        if let start = arrival.start {
          arrival.view.setFrame(start.offsetBy(dx: 0, dy: moves.offset))
        } else if arrival.animation != .none {
          arrival.view.alpha = 0
          arrival.view.setFrame(arrival.view.frame.moved(by: arrival.animation))
        }
      }
      for departure in moves.departures {
        departure.view.frame.origin.y += moves.offset
        if departure.aim == nil, departure.animation == .none { departure.view.alpha = 0 }
      }
    }
    UIView.animate(withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction) {
      for (arrival, aim) in zip(moves.arrivals, aims) {
        if arrival.start == nil { arrival.view.alpha = 1 }
        arrival.view.setFrame(aim)
      }
      for departure in moves.departures {
        departure.view.setFrame(departure.aim ?? departure.view.frame.moved(by: departure.animation))
        if departure.aim == nil { departure.view.alpha = 0 }
      }
    } completion: { [weak self] finished in
      self?.finish(moves)
      for completion in updates.completions { completion(finished) }
    }
  }

  /// Makes the views that have disappeared available for reuse.
  private func finish(_ moves: UpdateMoves) {
    for departure in moves.departures {
      departure.view.removeFromSuperview()
      departure.view.alpha = 1
      if let cell = departure.view as? UITableViewCell { reuse.put(cell) } else { reuse.put(header: departure.view) }
    }
    _ = reuse.takeParked()
  }
}

extension CGRect {
  /// The frame at which a row starts to appear or ends its disappearance.
  fileprivate func moved(by animation: RowMotion) -> CGRect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    default: self
    }
  }
}
