import UIKit

/// The object that shows a sheet: HalfModal's own engine, or the system sheet.
@MainActor protocol SheetBackend: AnyObject {
  /// The sheet's frame as it is on screen during an animation, in window coordinates, in points; nil if the sheet is dismissed.
  var visibleFrame: CGRect? { get }

  /// The opacity of the backdrop as it is on screen during an animation, from 0 to 1.
  var visibleBackdropOpacity: CGFloat { get }

  func move(to id: Detent.ID, animated: Bool, completion: ((SheetOutcome) -> Void)?)

  func reconfigure(_ configuration: SheetConfiguration, animated: Bool, completion: ((SheetOutcome) -> Void)?)

  /// Computes the heights of the detents again.
  func invalidateDetents(animated: Bool)
}
