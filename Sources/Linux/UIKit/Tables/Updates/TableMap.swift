import Foundation

/// Maps the positions of sections and rows to those after an update.
struct TableMap {
  let sections: IndexMap
  private var rows: [Int: IndexMap] = [:]
  private let movedRows: [RowPosition: RowPosition]
  private let updates: TableUpdates

  init(_ updates: TableUpdates, oldCounts: [Int]) {
    self.updates = updates
    movedRows = updates.movedRows
    sections = IndexMap(removed: updates.deletedSections, added: updates.insertedSections, moved: updates.movedSections)
    // The removed and added rows, by the old index of their section.
    var (removed, added): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for row in updates.deletedRows { removed[row.section, default: []].append(row.row) }
    for row in movedRows.keys { removed[row.section, default: []].append(row.row) }
    var oldSection: [Int: Int] = [:]
    for section in oldCounts.indices { if let new = sections[section] { oldSection[new] = section } }
    for row in Array(updates.insertedRows) + movedRows.values {
      if let section = oldSection[row.section] { added[section, default: []].append(row.row) }
    }
    for section in Set(removed.keys).union(added.keys) {
      rows[section] = IndexMap(removed: removed[section] ?? [], added: added[section] ?? [])
    }
  }

  /// The new position of a row that has not been deleted, even if it is reloaded.
  func place(of row: RowPosition) -> RowPosition? {
    if let moved = movedRows[row] { return moved }
    guard let section = sections[row.section] else { return nil }
    guard let map = rows[row.section] else { return RowPosition(section: section, row: row.row) }
    return map[row.row].map { RowPosition(section: section, row: $0) }
  }

  /// Whether the row keeps its cell and height.
  func keeps(_ row: RowPosition) -> Bool {
    !updates.reloadedRows.contains(row) && !updates.reloadedSections.contains(row.section)
  }

  func keepsSection(_ section: Int) -> Bool { !updates.reloadedSections.contains(section) }
}

extension TableUpdates {
  /// Returns an error message if the update is invalid or does not match the data source's counts, or nil.
  func fault(oldCounts: [Int], newCounts: [Int]) -> String? {
    if let fault = boundsFault(oldCounts: oldCounts, newCounts: newCounts) { return fault }
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard oldCounts.count + inserted - deleted == newCounts.count else {
      return """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update \
        (\(newCounts.count)) must be equal to the number of sections contained in the table view before the update \
        (\(oldCounts.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """
    }
    let map = IndexMap(removed: deletedSections, added: insertedSections, moved: movedSections)
    for (old, count) in oldCounts.enumerated() where !reloadedSections.contains(old) {
      guard let new = map[old] else { continue }
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.values.count { $0.section == new }
      let movedOut = movedRows.keys.count { $0.section == old }
      guard count + inserted - deleted + movedIn - movedOut != newCounts[new] else { continue }
      return """
        Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing section after the \
        update (\(newCounts[new])) must be equal to the number of rows contained in that section before the update (\(count)), \
        plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus \
        or minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
        """
    }
    return nil
  }

  private func boundsFault(oldCounts: [Int], newCounts: [Int]) -> String? {
    func isMissing(_ row: RowPosition, _ counts: [Int]) -> Bool {
      !counts.indices.contains(row.section) || !(0..<counts[row.section]).contains(row.row)
    }
    let gone = deletedRows.union(reloadedRows).union(movedRows.keys)
    if let row = gone.first(where: { isMissing($0, oldCounts) }) {
      return
        "attempt to delete, reload or move row \(row.row) from section \(row.section), which has no such row before the update"
    }
    if let row = insertedRows.union(movedRows.values).first(where: { isMissing($0, newCounts) }) {
      return "attempt to insert or move row \(row.row) into section \(row.section), which has no such row after the update"
    }
    let goneSections = deletedSections.union(reloadedSections).union(IndexSet(movedSections.keys))
    if let section = goneSections.first(where: { !oldCounts.indices.contains($0) }) {
      return
        "attempt to delete, reload or move section \(section), but there are only \(oldCounts.count) sections before the update"
    }
    if let section = insertedSections.union(IndexSet(movedSections.values)).first(where: { !newCounts.indices.contains($0) }) {
      return "attempt to insert or move section \(section), but there are only \(newCounts.count) sections after the update"
    }
    if let row = deletedRows.first(where: { movedRows[$0] != nil || reloadedRows.contains($0) }) {
      return "attempt to delete row \(row.row) of section \(row.section) and to move or reload it in the same update"
    }
    return nil
  }
}
