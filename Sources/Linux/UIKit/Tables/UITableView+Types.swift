import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. Headers and footers stay visible while rows of their section are.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections with rounded corners and space around them.
    case insetGrouped = 2
  }

  /// The position to which scrolling moves a row.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// The top of the visible part.
    case top = 1
    /// The middle of the visible part.
    case middle = 2
    /// The bottom of the visible part.
    case bottom = 3
  }

  /// The animation with which rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows slide in from the right or out to the right.
    case right = 1
    /// Rows slide in from the left or out to the left.
    case left = 2
    /// Rows slide in from the top or out to the top.
    case top = 3
    /// Rows slide in from the bottom or out to the bottom.
    case bottom = 4
    /// Rows appear and disappear without animation.
    case none = 5
    /// Rows fade in or out in place.
    case middle = 6
    /// The table chooses an animation.
    case automatic = 100

    var motion: RowMotion { RowMotion(rawValue: rawValue) ?? .automatic }
  }

  /// A value for heights that stands for the height of the content, or for the style's default.
  public class var automaticDimension: CGFloat { -1 }
}
