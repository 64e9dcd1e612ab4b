import UIKit

/// Where a sheet is shown at a moment.
public struct SheetPosition: Hashable, Sendable {
  /// How much of the sheet is shown, in points from its edge of the container inwards; 0 where it is just outside.
  public var extent: CGFloat

  /// The sheet's rectangle in the coordinates of its window.
  public var frame: CGRect

  /// What the sheet was doing.
  public var phase: SheetPhase
}
