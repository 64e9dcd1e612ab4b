import Foundation

/// A row that a finger has lifted: where it came from, where it would go, and how the rows in between make way.
struct RowLift {
  let cell: UITableViewCell
  let source: RowPosition
  /// The row's height, and how far below its top the finger has it, in points.
  let height: CGFloat
  let grip: CGFloat
  /// Where the row's top is shown, in the table's coordinates.
  var top: CGFloat
  /// Where the row's middle says that it goes, and where the delegate says so: places after the move.
  var proposed: RowPosition
  var target: RowPosition

  init(_ cell: UITableViewCell, at source: RowPosition, span: TableSpan, finger: CGFloat) {
    (self.cell, self.source) = (cell, source)
    (height, grip, top) = (span.length, finger - span.start, span.start)
    (proposed, target) = (source, source)
  }

  /// How far another row stands aside.
  func shift(of row: RowPosition) -> CGFloat {
    let new = row.moved(from: source, to: target)
    if row > source, new < target { return -height }
    return row < source && new > target ? height : 0
  }

  /// How far the header of a section stands aside.
  func headerShift(_ section: Int) -> CGFloat {
    if source.section < section, section <= target.section { return -height }
    return target.section < section && section <= source.section ? height : 0
  }

  /// How far the footer of a section stands aside.
  func footerShift(_ section: Int) -> CGFloat { headerShift(section + 1) }
}

extension RowPosition {
  /// Where a row is after one has been moved.
  func moved(from source: RowPosition, to target: RowPosition) -> RowPosition {
    if self == source { return target }
    var new = self
    if section == source.section, row > source.row { new.row -= 1 }
    if section == target.section, new.row >= target.row { new.row += 1 }
    return new
  }
}

extension TableLayout {
  /// Where a lifted row goes whose top is at a height: behind the rows whose middle is above it, were it not there.
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

  /// The layout after a row has been moved.
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
