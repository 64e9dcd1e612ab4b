import Foundation

/// Where things of a list are after some of them went, others came, and the rest closed up. The cost is that of the changes, not of the list.
struct IndexMap {
  private let removed: [Int]
  private let added: [Int]
  private let moved: [Int: Int]

  /// - Parameters:
  ///   - removed: Places before the change, without those moved.
  ///   - added: Places after it, without those moved to.
  init(removed: some Sequence<Int>, added: some Sequence<Int>, moved: [Int: Int] = [:]) {
    self.removed = (Array(removed) + moved.keys).sorted()
    self.added = (Array(added) + moved.values).sorted()
    self.moved = moved
  }

  /// The new place; nil for what went.
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
