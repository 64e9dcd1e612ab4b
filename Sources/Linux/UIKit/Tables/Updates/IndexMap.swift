import Foundation

/// Maps the positions of a list's elements to those after a change. The cost depends on the number of changes, not on the list's
/// length.
struct IndexMap {
  private let removed: [Int]
  private let added: [Int]
  private let moved: [Int: Int]

  /// Creates a map of a change.
  ///
  /// - Parameters:
  ///   - removed: The old positions of removed elements, without moved ones.
  ///   - added: The new positions of added elements, without moved ones.
  ///   - moved: The new positions of moved elements, by their old ones.
  init(removed: some Sequence<Int>, added: some Sequence<Int>, moved: [Int: Int] = [:]) {
    self.removed = (Array(removed) + moved.keys).sorted()
    self.added = (Array(added) + moved.values).sorted()
    self.moved = moved
  }

  /// The new position of an element, or nil if it was removed.
  subscript(old: Int) -> Int? {
    if let new = moved[old] { return new }
    let before = IndexMap.count(removed, below: old)
    if before < removed.count, removed[before] == old { return nil }
    var new = old - before
    for place in added {
      if place > new { break }
      new += 1
    }
    return new
  }

  private static func count(_ sorted: [Int], below value: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
