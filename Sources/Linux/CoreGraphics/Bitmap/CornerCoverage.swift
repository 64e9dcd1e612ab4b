import Synchronization

/// How much of each pixel of a square lies inside a rounded corner at the square's top left.
final class CornerCoverage: Sendable {
  /// The side of the square, in pixels.
  let size: Int
  private let coverage: [UInt8]
  private let mirrored: [UInt8]

  init(_ curve: CornerCurve) {
    let size = Int(curve.extent.rounded(.up))
    self.size = size
    // In each pixel row, thin rows: along one of them the covered part of each pixel is exact.
    let slices = 32
    var insets = curve.insets(count: size * slices, step: 1 / CGFloat(slices)).makeIterator()
    var coverage: [UInt8] = []
    coverage.reserveCapacity(size * size)
    for _ in 0..<size {
      // What each pixel's share is above that of its left neighbour.
      var growth = [CGFloat](repeating: 0, count: size + 2)
      for _ in 0..<slices {
        let inset = insets.next() ?? 0
        let column = min(Int(inset), size)
        let share = CGFloat(column + 1) - inset
        growth[column] += share
        growth[column + 1] += 1 - share
      }
      var sum: CGFloat = 0
      for column in 0..<size {
        sum += growth[column]
        coverage.append(UInt8(((sum / CGFloat(slices)).clampedToUnit * 255).rounded()))
      }
    }
    self.coverage = coverage
    mirrored = (0..<size).flatMap { row in coverage[row * size..<(row + 1) * size].reversed() }
  }

  /// One row, counted from the corner's own edge; mirrored for a corner at the right.
  func withRow(_ row: Int, mirrored isMirrored: Bool, _ body: (UnsafePointer<UInt8>) -> Void) {
    (isMirrored ? mirrored : coverage).withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base + row * size) }
    }
  }

  private static let cache = Mutex<[CornerCurve: CornerCoverage]>([:])

  /// Corners are few; should an animation go through many radii, the cache starts again.
  static func cached(_ curve: CornerCurve) -> CornerCoverage {
    if let known = cache.withLock({ $0[curve] }) { return known }
    let made = CornerCoverage(curve)
    cache.withLock { cache in
      if cache.count >= 64 { cache.removeAll() }
      cache[curve] = made
    }
    return made
  }
}
