import Foundation

/// A row that a finger has lifted, with its source, its destination and the shifts of the rows in between.
struct RowLift {
  let cell: UITableViewCell
  let source: RowPosition
  /// The row's height, and the finger's distance from its top, in points.
  let height: CGFloat
  let grip: CGFloat
  /// The shown position of the row's top, in the table's coordinates.
  var top: CGFloat
  /// The destination according to the shown position, and the one that the delegate chose. Both are positions after the move.
  var proposed: RowPosition
  var target: RowPosition

  init(_ cell: UITableViewCell, at source: RowPosition, span: TableSpan, finger: CGFloat) {
    (self.cell, self.source) = (cell, source)
    (height, grip, top) = (span.length, finger - span.start, span.start)
    (proposed, target) = (source, source)
  }

  /// The distance by which another row is shifted, in points.
  func shift(of row: RowPosition) -> CGFloat {
    let new = row.moved(from: source, to: target)
    if row > source, new < target { return -height }
    return row < source && new > target ? height : 0
  }

  /// The distance by which a section's header is shifted, in points.
  func headerShift(_ section: Int) -> CGFloat {
    if source.section < section, section <= target.section { return -height }
    return target.section < section && section <= source.section ? height : 0
  }

  /// The distance by which a section's footer is shifted, in points.
  func footerShift(_ section: Int) -> CGFloat { headerShift(section + 1) }
}

extension RowPosition {
  /// The position of this row after the row at `source` has been moved to `target`.
  func moved(from source: RowPosition, to target: RowPosition) -> RowPosition {
    if self == source { return target }
    var new = self
    if section == source.section, row > source.row { new.row -= 1 }
    if section == target.section, new.row >= target.row { new.row += 1 }
    return new
  }
}

extension TableLayout {
  /// The destination of a lifted row whose top is at `y`. It takes the place of another row when its leading edge is past that
  /// row's middle.
  func destination(of source: RowPosition, top y: CGFloat) -> RowPosition {
    let span = rowSpan(source)
    let place = y < span.start ? y : y + span.length
    if let row = row(at: place) {
      let middle = rowSpan(row)
      let isBehind = middle.start + middle.length / 2 < place
      return arrival(of: source, in: row.section, before: row.row + (isBehind ? 1 : 0))
    }
    guard place >= top, let section = sections(in: TableSpan(start: place, length: 0.0001)).last else {
      let last = sections.count - 1
      return place < top ? RowPosition(section: 0, row: 0) : arrival(of: source, in: last, before: rowCount(in: last))
    }
    let start = sectionSpan(section).start
    let head = sections[section].rowsStart
    if section > 0, place < start + head / 2 { return arrival(of: source, in: section - 1, before: rowCount(in: section - 1)) }
    return arrival(of: source, in: section, before: place < start + head ? 0 : rowCount(in: section))
  }

  private func arrival(of source: RowPosition, in section: Int, before row: Int) -> RowPosition {
    RowPosition(section: section, row: row - (section == source.section && row > source.row ? 1 : 0))
  }

  /// The layout after the row at `source` has been moved to `target`.
  func moving(_ source: RowPosition, to target: RowPosition) -> TableLayout {
    var changed = sections
    var affected = [source.section: rowLengths(source.section)]
    if target.section != source.section { affected[target.section] = rowLengths(target.section) }
    if let length = affected[source.section]?.remove(at: source.row) {
      affected[target.section]?.insert(length, at: target.row)
    }
    for (section, lengths) in affected { changed[section].rows = StackedLengths(count: lengths.count) { lengths[$0] } }
    return TableLayout(top: top, bottom: bottom, sections: changed)
  }

  private func rowLengths(_ section: Int) -> [CGFloat] {
    let rows = sections[section].rows
    return (0..<rows.count).map { rows[$0] }
  }
}
