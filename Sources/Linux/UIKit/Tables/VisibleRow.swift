/// A row that has a cell.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
}
