import Foundation

/// The part of a cell's look that the table determines.
struct CellLook: Equatable {
  /// The distance of the content from the cell's sides, in points.
  var margin: CGFloat = 16
  /// The insets of the content view for the safe area.
  var contentInset = UIEdgeInsets.zero
  /// The colour of the separator lines, or nil for no lines.
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var hasBottomLine = false
  /// Whether the bottom line extends from edge to edge.
  var isBottomLineFull = false
  /// Whether there is a line at the top, from edge to edge.
  var hasTopLine = false
  var roundsTop = false
  var roundsBottom = false
  var background = UIColor.systemBackground

  static let cornerRadius: CGFloat = 10
}
