import Foundation

/// A table whose rows can be moved with the reorder controls of their cells.
@MainActor protocol RowLifting: UIView {
  /// Lifts the row of a cell with a finger at a y coordinate of the table. Returns false if the row cannot be lifted.
  func lift(_ cell: UITableViewCell, at y: CGFloat) -> Bool

  /// Moves the lifted row to the finger.
  func moveLift(of cell: UITableViewCell, to y: CGFloat)

  /// Ends the move with the lifted row at its current place.
  func dropLift(of cell: UITableViewCell)

  /// Moves the lifted row and the shifted rows back.
  func cancelLift(of cell: UITableViewCell)
}
