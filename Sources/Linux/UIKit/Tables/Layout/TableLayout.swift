import Foundation

/// The vertical layout of a table, computed from its heights. Positions are in points from the table's top.
struct TableLayout {
  /// The heights of a section: the space above it, its header, its rows and its footer.
  struct Section {
    var topPadding: CGFloat = 0
    var header: CGFloat = 0
    var rows: StackedLengths
    var footer: CGFloat = 0
    /// Whether the header's and the footer's heights are estimates.
    var isHeaderEstimated = false
    var isFooterEstimated = false

    var total: CGFloat { rowsStart + rows.total + footer }
    var rowsStart: CGFloat { topPadding + header }
  }

  /// The heights of the views above and below all sections.
  let top: CGFloat
  let bottom: CGFloat
  private(set) var sections: [Section]
  private var sectionLengths: StackedLengths

  init(top: CGFloat = 0, bottom: CGFloat = 0, sections: [Section] = []) {
    (self.top, self.bottom, self.sections) = (top, bottom, sections)
    sectionLengths = StackedLengths(count: sections.count) { sections[$0].total }
  }

  var height: CGFloat { footerTop + bottom }

  /// The position of the view below all sections.
  var footerTop: CGFloat { top + sectionLengths.total }

  func rowCount(in section: Int) -> Int { sections[section].rows.count }

  func sectionSpan(_ section: Int) -> TableSpan {
    TableSpan(start: top + sectionLengths.start(of: section), length: sectionLengths[section])
  }

  func headerSpan(_ section: Int) -> TableSpan {
    TableSpan(start: sectionSpan(section).start + sections[section].topPadding, length: sections[section].header)
  }

  func footerSpan(_ section: Int) -> TableSpan {
    let footer = sections[section].footer
    return TableSpan(start: sectionSpan(section).end - footer, length: footer)
  }

  func rowSpan(_ position: RowPosition) -> TableSpan {
    let section = sections[position.section]
    let start = sectionSpan(position.section).start + section.rowsStart + section.rows.start(of: position.row)
    return TableSpan(start: start, length: section.rows[position.row])
  }

  mutating func setRowHeight(_ height: CGFloat, at position: RowPosition) {
    change(position.section) { $0.rows[position.row] = height }
  }

  mutating func setHeaderHeight(_ height: CGFloat, in section: Int) {
    change(section) { ($0.header, $0.isHeaderEstimated) = (height, false) }
  }

  mutating func setFooterHeight(_ height: CGFloat, in section: Int) {
    change(section) { ($0.footer, $0.isFooterEstimated) = (height, false) }
  }

  private mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    sectionLengths[section] = sections[section].total
  }
}

extension TableLayout {
  /// The sections that intersect a vertical part of the table.
  func sections(in span: TableSpan) -> Range<Int> {
    guard !sections.isEmpty, span.end > top, span.start < footerTop else { return 0..<0 }
    var first = sectionLengths.index(at: max(0, span.start - top))
    // The lookup finds the last section that starts there. Sections of height zero can start there before it.
    while first > 0, sectionSpan(first - 1).end >= span.start, sections[first - 1].total == 0 { first -= 1 }
    return first..<(sectionLengths.index(at: span.end - top) + 1)
  }

  /// The row at a vertical position, or nil on headers and footers and outside all sections.
  func row(at y: CGFloat) -> RowPosition? {
    guard let section = sections(in: TableSpan(start: y, length: 0.0001)).last, sections[section].rows.count > 0 else {
      return nil
    }
    let place = y - sectionSpan(section).start - sections[section].rowsStart
    guard place >= 0, place < sections[section].rows.total else { return nil }
    return RowPosition(section: section, row: sections[section].rows.index(at: place))
  }

  /// The first row that ends below a vertical position.
  func firstRow(endingBelow y: CGFloat) -> RowPosition? {
    guard !sections.isEmpty, y < footerTop else { return nil }
    let start = sectionLengths.index(at: max(0, y - top))
    for section in start..<sections.count where sections[section].rows.count > 0 {
      let rows = sections[section].rows
      let place = y - sectionSpan(section).start - sections[section].rowsStart
      if place < rows.total { return RowPosition(section: section, row: place <= 0 ? 0 : rows.index(at: place)) }
    }
    return nil
  }

  /// The last row that starts above a vertical position.
  func lastRow(startingAbove y: CGFloat) -> RowPosition? {
    guard !sections.isEmpty, y > top else { return nil }
    let start = sectionLengths.index(at: y - top)
    for section in (0...start).reversed() where sections[section].rows.count > 0 {
      let rows = sections[section].rows
      let place = y - sectionSpan(section).start - sections[section].rowsStart
      guard place > 0 else { continue }
      let row = rows.index(at: place)
      // A row that starts exactly there is not above the position.
      return RowPosition(section: section, row: row > 0 && rows.start(of: row) >= place ? row - 1 : row)
    }
    return nil
  }

  func position(after position: RowPosition) -> RowPosition? {
    if position.row + 1 < rowCount(in: position.section) {
      return RowPosition(section: position.section, row: position.row + 1)
    }
    let next = sections[(position.section + 1)...].firstIndex { $0.rows.count > 0 }
    return next.map { RowPosition(section: $0, row: 0) }
  }

  func position(before position: RowPosition) -> RowPosition? {
    if position.row > 0 { return RowPosition(section: position.section, row: position.row - 1) }
    let previous = sections[..<position.section].lastIndex { $0.rows.count > 0 }
    return previous.map { RowPosition(section: $0, row: rowCount(in: $0) - 1) }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < rowCount(in: path.section)
  }
}

/// A vertical part of a table.
struct TableSpan: Hashable {
  var start: CGFloat
  var length: CGFloat
  var end: CGFloat { start + length }
}
