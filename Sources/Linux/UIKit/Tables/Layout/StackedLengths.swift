import Foundation

/// Lengths laid end to end. If all are equal, only their number is stored. Different lengths are stored in blocks, which are
/// created when needed. A tree of sums over the blocks makes it possible to find a position or change a length in logarithmic
/// time.
struct StackedLengths {
  private static let blockLength = 128

  private(set) var count: Int
  /// The length of all elements that have not been set.
  let base: CGFloat
  private var blocks: [[CGFloat]?] = []
  /// A Fenwick tree of the difference between each block's length and its length if all elements had the base length.
  private var excess: [CGFloat] = []

  init(count: Int, base: CGFloat) { (self.count, self.base) = (count, base) }

  /// Creates lengths from a closure that returns the length at each index.
  init(count: Int, length: (Int) -> CGFloat) {
    self.init(count: count, base: count > 0 ? length(0) : 0)
    var start = 0
    while start < count {
      let block = (start..<min(start + Self.blockLength, count)).map { $0 == 0 ? base : length($0) }
      if !block.allSatisfy({ $0 == base }) {
        makeBlocks()
        blocks[start / Self.blockLength] = block
      }
      start += Self.blockLength
    }
    sumUp()
  }

  /// Whether all lengths are equal.
  var isUniform: Bool { blocks.isEmpty }

  var total: CGFloat { start(of: count) }

  subscript(index: Int) -> CGFloat {
    get {
      guard !blocks.isEmpty, let block = blocks[index / Self.blockLength] else { return base }
      return block[index % Self.blockLength]
    }
    set {
      let change = newValue - self[index]
      guard change != 0 else { return }
      makeBlocks()
      let number = index / Self.blockLength
      let size = min(Self.blockLength, count - number * Self.blockLength)
      if blocks[number] == nil { blocks[number] = Array(repeating: base, count: size) }
      blocks[number]?[index % Self.blockLength] = newValue
      var node = number + 1
      while node <= blocks.count {
        excess[node - 1] += change
        node += node & -node
      }
    }
  }

  /// The sum of all lengths before an index. For `count`, this is the total.
  func start(of index: Int) -> CGFloat {
    guard !blocks.isEmpty else { return base * CGFloat(index) }
    let number = index / Self.blockLength
    var sum = base * CGFloat(number * Self.blockLength)
    var node = number
    while node > 0 {
      sum += excess[node - 1]
      node -= node & -node
    }
    let rest = index % Self.blockLength
    guard rest > 0 else { return sum }
    guard let block = blocks[number] else { return sum + base * CGFloat(rest) }
    return block[..<rest].reduce(sum, +)
  }

  /// The index of the last length that starts at or before a position. There must be at least one length.
  func index(at place: CGFloat) -> Int {
    guard !blocks.isEmpty else {
      return base > 0 ? max(0, min(count - 1, Int((place / base).rounded(.down).clamped(to: 0...CGFloat(count))))) : count - 1
    }
    var (number, sum) = (0, CGFloat.zero)
    var step = 1 << (Int.bitWidth - 1 - blocks.count.leadingZeroBitCount)
    while step > 0 {
      if number + step <= blocks.count {
        let length = excess[number + step - 1] + base * CGFloat(step * Self.blockLength)
        if sum + length <= place {
          sum += length
          number += step
        }
      }
      step /= 2
    }
    var index = number * Self.blockLength
    guard index < count else { return count - 1 }
    let end = min(index + Self.blockLength, count)
    while index + 1 < end {
      sum += self[index]
      if sum > place { break }
      index += 1
    }
    return index
  }

  /// Calls a closure with the index and value of each length that is not the base length.
  func forEachException(_ body: (Int, CGFloat) -> Void) {
    for (number, block) in blocks.enumerated() {
      guard let block else { continue }
      for (offset, length) in block.enumerated() where length != base { body(number * Self.blockLength + offset, length) }
    }
  }

  private mutating func makeBlocks() {
    guard blocks.isEmpty else { return }
    let number = (count + Self.blockLength - 1) / Self.blockLength
    blocks = Array(repeating: nil, count: number)
    excess = Array(repeating: 0, count: number)
  }

  private mutating func sumUp() {
    for (number, block) in blocks.enumerated() {
      if let block { excess[number] += block.reduce(0) { $0 + ($1 - base) } }
      let parent = number + ((number + 1) & -(number + 1))
      if parent < excess.count { excess[parent] += excess[number] }
    }
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
