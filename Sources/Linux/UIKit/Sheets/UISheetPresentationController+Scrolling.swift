import CoreGraphics
import Foundation

/// A list in a sheet shares its drags with the sheet: each part of a finger's movement moves one of them.
extension UISheetPresentationController {
  /// Called when a finger begins to drag a list. Stops a moving sheet.
  func listDidBeginDragging() { catchNow() }

  /// Moves the sheet by its part of a finger's step.
  ///
  /// If the finger moves up, a list pulled past its start first returns to it, then the sheet rises to its highest detent, and
  /// then the list scrolls. If the finger moves down, the list scrolls to its start before the sheet moves down.
  ///
  /// - Parameters:
  ///   - step: The finger's movement in points, downwards.
  ///   - offset: The offset to which the finger has pulled the list.
  ///   - start: The offset at the list's start.
  /// - Returns: The part of the step that moved the sheet, in points.
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

  /// Called when the finger lifts from a list. Returns whether the velocity, in points per second downwards, went to the sheet.
  func listDidEndDragging(velocity: Double) -> Bool {
    guard let finger else { return false }
    letGo(velocity: finger.movedSheetLast ? -velocity : 0)
    return finger.movedSheetLast
  }
}

extension UIView {
  /// The sheet that contains the view.
  var enclosingSheet: UISheetPresentationController? {
    sequence(first: self, next: \.superview).lazy.compactMap { ($0 as? SheetFrameView)?.sheet }.first
  }
}
