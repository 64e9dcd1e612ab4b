import Foundation
import QuartzCore

/// The row to which an animation scrolls.
struct RowTarget {
  let path: IndexPath
  let position: UITableView.ScrollPosition
  /// The scroll view's command count. The target is out of date after the next command.
  let command: Int
  /// The media time after which the target is out of date in any case.
  let deadline = MediaTime.now + 2 * ScrollMotion.animationDuration
  /// The number of corrections after the animation has ended.
  var corrections = 0
}

extension UITableView {
  func scroll(to path: IndexPath, position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    precondition(layout.contains(path), "row \(path) is outside the table")
    rowTarget = nil
    guard !animated else {
      setContentOffset(CGPoint(x: contentOffset.x, y: offset(showing: path, position)), animated: true)
      if measuresRows, position != .none { rowTarget = RowTarget(path: path, position: position, command: commandCount) }
      return
    }
    // Rows on the way are measured, and can differ from their estimates.
    for _ in 0..<8 {
      let target = offset(showing: path, position)
      if target == contentOffset.y { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
      layoutTable()
    }
  }

  /// Corrects the target of a scroll animation after measuring rows has changed their positions.
  func followRowTarget() {
    guard let target = rowTarget else { return }
    guard target.command == commandCount, layout.contains(target.path), !isDragging, motion?.isDeceleration != true,
      MediaTime.now < target.deadline
    else { return rowTarget = nil }
    let aim = CGPoint(x: contentOffset.x, y: offset(showing: target.path, target.position))
    if let motion {
      if motion.rest != aim { self.motion = motion.retargeted(to: aim, at: MediaTime.now, from: contentOffset) }
    } else if target.corrections < 8, aim != contentOffset {
      rowTarget?.corrections += 1
      contentOffset = aim
    } else {
      rowTarget = nil
    }
  }

  func scrollToNearest(position: ScrollPosition, animated: Bool) {
    let top = contentOffset.y + adjustedContentInset.top
    let nearest = selection.min {
      abs(layout.rowSpan(RowPosition($0)).start - top) < abs(layout.rowSpan(RowPosition($1)).start - top)
    }
    if let nearest { scroll(to: nearest, position: position, animated: animated) }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let row = layout.rowSpan(RowPosition(path))
    // A sticky header or footer covers rows at the edge.
    let header = style == .plain ? layout.sections[path.section].header : 0
    let footer = style == .plain ? layout.sections[path.section].footer : 0
    let top = adjustedContentInset.top + header
    let bottom = adjustedContentInset.bottom + footer
    let atTop = row.start - top
    let atBottom = row.end + bottom - bounds.height
    let target: CGFloat
    switch position {
    case .top: target = atTop
    case .bottom: target = atBottom
    case .middle: target = (atTop + atBottom) / 2
    case .none:
      if contentOffset.y > atTop {
        target = atTop
      } else if contentOffset.y < atBottom {
        target = min(atBottom, atTop)
      } else {
        return contentOffset.y
      }
    }
    return min(max(target, -adjustedContentInset.top), highestOffset)
  }
}
