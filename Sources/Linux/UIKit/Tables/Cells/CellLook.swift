import Foundation

/// What a table says about the look of one of its cells.
struct CellLook: Equatable {
  /// The distance of the content from the cell's sides.
  var margin: CGFloat = 16
  /// How far the content view keeps from the sides for the safe area.
  var contentInset = UIEdgeInsets.zero
  /// The lines' colour; nil for no lines.
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var hasBottomLine = false
  /// Whether the lower line goes from edge to edge.
  var isBottomLineFull = false
  /// Whether there is a line from edge to edge at the top.
  var hasTopLine = false
  var roundsTop = false
  var roundsBottom = false
  var background = UIColor.systemBackground

  static let cornerRadius: CGFloat = 10
}
