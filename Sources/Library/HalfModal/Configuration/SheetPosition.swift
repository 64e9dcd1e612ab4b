import UIKit

/// The position of a sheet on screen.
public struct SheetPosition: Equatable, Sendable {
  /// The visible height of the sheet, in points: the distance from its edge of the container to its free edge; 0 if the sheet is
  /// just outside. For a sheet from a side edge it is the visible width.
  public var visibleHeight: CGFloat

  /// The sheet's frame in window coordinates, in points.
  public var frame: CGRect

  /// The activity of the sheet at that position.
  public var phase: SheetPhase
}
