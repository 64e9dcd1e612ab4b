import Foundation

/// The changes of an update. Removed elements have their positions before it, added elements those after it.
struct TableUpdates {
  typealias Animation = RowMotion

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: Set<RowPosition> = []
  private(set) var insertedRows: Set<RowPosition> = []
  private(set) var movedRows: [RowPosition: RowPosition] = [:]
  private(set) var reloadedSections = IndexSet()
  private(set) var reloadedRows: Set<RowPosition> = []
  var completions: [(Bool) -> Void] = []
  /// The number of calls of `beginUpdates()` that have no `endUpdates()` yet.
  var depth = 0

  // The animations of removed rows and sections, by their positions before the update, and of added ones, by their positions
  // after it.
  private var departures: [RowPosition: Animation] = [:]
  private var arrivals: [RowPosition: Animation] = [:]
  private var sectionDepartures: [Int: Animation] = [:]
  private var sectionArrivals: [Int: Animation] = [:]

  mutating func insert(rows: [IndexPath], _ animation: Animation) {
    for row in rows.map(RowPosition.init) {
      insertedRows.insert(row)
      arrivals[row] = animation
    }
  }

  mutating func delete(rows: [IndexPath], _ animation: Animation) {
    for row in rows.map(RowPosition.init) {
      deletedRows.insert(row)
      departures[row] = animation
    }
  }

  mutating func reload(rows: [IndexPath], _ animation: Animation) {
    for row in rows.map(RowPosition.init) {
      reloadedRows.insert(row)
      departures[row] = animation
    }
  }

  mutating func move(row: IndexPath, to new: IndexPath) { movedRows[RowPosition(row)] = RowPosition(new) }

  mutating func insert(sections: IndexSet, _ animation: Animation) {
    insertedSections.formUnion(sections)
    for section in sections { sectionArrivals[section] = animation }
  }

  mutating func delete(sections: IndexSet, _ animation: Animation) {
    deletedSections.formUnion(sections)
    for section in sections { sectionDepartures[section] = animation }
  }

  mutating func reload(sections: IndexSet, _ animation: Animation) {
    reloadedSections.formUnion(sections)
    for section in sections { sectionDepartures[section] = animation }
  }

  mutating func move(section: Int, to new: Int) { movedSections[section] = new }

  /// Gives reloaded rows and sections the same animation for appearing as for disappearing.
  mutating func noteArrivals(_ map: TableMap) {
    for row in reloadedRows { if let new = map.place(of: row) { arrivals[new] = departures[row] } }
    for section in reloadedSections { if let new = map.sections[section] { sectionArrivals[new] = sectionDepartures[section] } }
  }

  func departure(of row: RowPosition) -> Animation { departures[row] ?? sectionDepartures[row.section] ?? .automatic }
  func arrival(of row: RowPosition) -> Animation { arrivals[row] ?? sectionArrivals[row.section] ?? .automatic }
  func departure(ofSection section: Int) -> Animation { sectionDepartures[section] ?? .automatic }
  func arrival(ofSection section: Int) -> Animation { sectionArrivals[section] ?? .automatic }

  /// Whether the update is animated.
  var isAnimated: Bool {
    let all = [Array(departures.values), Array(arrivals.values), Array(sectionDepartures.values), Array(sectionArrivals.values)]
    return !movedRows.isEmpty || !movedSections.isEmpty || all.joined().isEmpty || all.joined().contains { $0 != .none }
  }
}
