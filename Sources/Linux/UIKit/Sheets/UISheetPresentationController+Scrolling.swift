import CoreGraphics
import Foundation

/// A list in a sheet shares its drags with the sheet: each part of the finger's way moves one of them.
extension UISheetPresentationController {
  /// A finger begins to drag a list. It catches a sheet that moves.
  func listDidBeginDragging() { catchNow() }

  /// Takes the sheet's part of a step of the finger.
  ///
  /// Upwards, a list that was pulled beyond its start comes back, the sheet rises to its highest detent, and then the list
  /// scrolls. Downwards, the list scrolls to its start before the sheet is lowered.
  ///
  /// - Parameters:
  ///   - step: How far the finger has gone, in points, downwards.
  ///   - offset: The offset that the finger has pulled the list to.
  ///   - start: The offset at the list's start.
  /// - Returns: The part of the step that the sheet has taken.
  func takePart(of step: Double, at offset: Double, start: Double) -> Double {
    guard step != 0, canBeDragged else { return 0 }
    let metrics = metrics
    let extent = finger?.pulled ?? shownExtent
    var part = 0.0
    if step < 0 {
      if offset <= start + 0.5 / Double(wrapper.screenScale) {
        let limit = prefersScrollingExpandsWhenScrolledToEdge ? metrics.highest : max(finger?.start ?? extent, metrics.lowest)
        part = -min(-step - min(max(0, start - offset), -step), max(0, limit - extent))
      }
    } else {
      let back = min(step, max(0, extent - metrics.highest))
      part = step - min(step - back, max(0, offset - start))
    }
    if part != 0 {
      grip()
      guard finger != nil else { return 0 }
      drag(by: -part)
    }
    finger?.movedSheetLast = abs(part) >= abs(step - part)
    return part
  }

  /// The finger has left the list, at a speed in points per second, downwards. Whether the speed was the sheet's.
  func listDidEndDragging(velocity: Double) -> Bool {
    guard let finger else { return false }
    letGo(velocity: finger.movedSheetLast ? -velocity : 0)
    return finger.movedSheetLast
  }
}

extension UIView {
  /// The sheet that the view is in.
  var enclosingSheet: UISheetPresentationController? {
    sequence(first: self, next: \.superview).lazy.compactMap { ($0 as? SheetFrameView)?.sheet }.first
  }
}
