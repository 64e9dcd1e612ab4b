import Foundation
import Testing

@testable import UIKit

@Suite struct StackedLengthsTests {
  @Test func lengthsAgreeWithPlainSums() {
    var random = SeededGenerator(state: 7)
    for count in [1, 2, 127, 128, 129, 1000, 5000] {
      var plain = (0..<count).map { _ in CGFloat(Int.random(in: 0...90, using: &random)) / 2 }
      var lengths = StackedLengths(count: count) { plain[$0] }
      for _ in 0..<50 {
        let index = Int.random(in: 0..<count, using: &random)
        plain[index] = CGFloat(Int.random(in: 1...200, using: &random)) / 2
        lengths[index] = plain[index]
      }
      var starts: [CGFloat] = [0]
      for length in plain { starts.append(starts[starts.count - 1] + length) }
      for _ in 0..<100 {
        let index = Int.random(in: 0...count, using: &random)
        #expect(lengths.start(of: index) == starts[index])
        let place = CGFloat.random(in: 0...max(1, starts[count]), using: &random)
        let expected = max(0, (starts[..<count].lastIndex { $0 <= place } ?? 0))
        #expect(lengths.index(at: place) == expected)
      }
      #expect(lengths.total == starts[count])
    }
  }

  @Test func equalLengthsStayUniform() {
    var lengths = StackedLengths(count: 1_000_000, base: 44)
    #expect(lengths.isUniform)
    #expect(lengths.index(at: 44 * 123_456) == 123_456)
    #expect(lengths.index(at: 44 * 123_456 - 0.5) == 123_455)
    lengths[500_000] = 44
    #expect(lengths.isUniform)
    lengths[500_000] = 100
    #expect(lengths.total == 44_000_056)
    #expect(lengths.start(of: 500_001) == 22_000_100)
  }

  @Test func indexMapAgreesWithAnUpdatedArray() {
    var random = SeededGenerator(state: 3)
    for _ in 0..<200 {
      let old = Array(0..<Int.random(in: 0...12, using: &random))
      let removed = Set(old.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      var new = old.filter { !removed.contains($0) }
      var added: Set<Int> = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        new.insert(-1, at: place)
      }
      for (place, value) in new.enumerated() where value == -1 { added.insert(place) }
      let map = IndexMap(removed: removed, added: added)
      for value in old { #expect(map[value] == new.firstIndex(of: value)) }
    }
  }

  @Test func inconsistentUpdatesAreExplained() {
    var updates = TableUpdates()
    updates.insert(rows: [IndexPath(row: 0, section: 0)], .fade)
    updates.delete(rows: [IndexPath(row: 3, section: 0)], .fade)
    #expect(updates.fault(oldCounts: [5], newCounts: [5]) == nil)
    #expect(
      updates.fault(oldCounts: [5], newCounts: [6])
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the "
        + "update (6) must be equal to the number of rows contained in that section before the update (5), plus or minus the number "
        + "of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into or "
        + "out of that section (0 moved in, 0 moved out).")
    #expect(updates.fault(oldCounts: [5], newCounts: [5, 1])?.contains("invalid number of sections") == true)
    #expect(updates.fault(oldCounts: [2], newCounts: [2])?.contains("no such row before the update") == true)
    updates.move(section: 0, to: 4)
    #expect(updates.fault(oldCounts: [5], newCounts: [5])?.contains("only 1 sections after") == true)
  }
}
