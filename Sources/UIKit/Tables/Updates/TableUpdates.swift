import Foundation

/// What an update says has changed. Places of what goes are those before it, places of what comes are those after it.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: Set<RowPosition> = []
  private(set) var insertedRows: Set<RowPosition> = []
  private(set) var movedRows: [RowPosition: RowPosition] = [:]
  private(set) var reloadedSections = IndexSet()
  private(set) var reloadedRows: Set<RowPosition> = []
  private(set) var animation: Animation?
  var completions: [(Bool) -> Void] = []

  private mutating func note(_ animation: Animation) {
    // Rows that are only made anew show that least.
    if self.animation == nil || self.animation == Animation.none { self.animation = animation }
  }

  mutating func insert(rows: [IndexPath], _ animation: Animation) {
    insertedRows.formUnion(rows.map(RowPosition.init))
    note(animation)
  }

  mutating func delete(rows: [IndexPath], _ animation: Animation) {
    deletedRows.formUnion(rows.map(RowPosition.init))
    note(animation)
  }

  mutating func reload(rows: [IndexPath], _ animation: Animation) {
    reloadedRows.formUnion(rows.map(RowPosition.init))
    note(animation)
  }

  mutating func move(row: IndexPath, to new: IndexPath) {
    movedRows[RowPosition(row)] = RowPosition(new)
    note(.automatic)
  }

  mutating func insert(sections: IndexSet, _ animation: Animation) {
    insertedSections.formUnion(sections)
    note(animation)
  }

  mutating func delete(sections: IndexSet, _ animation: Animation) {
    deletedSections.formUnion(sections)
    note(animation)
  }

  mutating func reload(sections: IndexSet, _ animation: Animation) {
    reloadedSections.formUnion(sections)
    note(animation)
  }

  mutating func move(section: Int, to new: Int) {
    movedSections[section] = new
    note(.automatic)
  }
}
