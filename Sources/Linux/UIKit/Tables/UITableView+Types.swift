import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in sight as long as their section does.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections with space around them and round corners.
    case insetGrouped = 2
  }

  /// Where a row goes when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// No further than it takes to show it.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// By the right edge.
    case right = 1
    /// By the left edge.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// At once.
    case none = 5
    /// By their middle.
    case middle = 6
    /// As it suits.
    case automatic = 100
  }

  /// In place of a height: what the content needs, or what the style has.
  public class var automaticDimension: CGFloat { -1 }
}
