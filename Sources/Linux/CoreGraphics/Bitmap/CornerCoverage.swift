import Synchronization

/// The coverage of each pixel in a square with a rounded corner at its top left.
final class CornerCoverage: Sendable {
  /// The side length of the square, in pixels.
  let size: Int
  private let coverage: [UInt8]
  private let mirrored: [UInt8]

  init(_ curve: CornerCurve) {
    let size = Int(curve.extent.rounded(.up))
    self.size = size
    // Each pixel row is split into thin rows, in which the covered part of each pixel is computed exactly.
    let slices = 32
    var insets = curve.insets(count: size * slices, step: 1 / CGFloat(slices)).makeIterator()
    var coverage: [UInt8] = []
    coverage.reserveCapacity(size * size)
    for _ in 0..<size {
      // The difference between each pixel's coverage and that of its left neighbour.
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

  /// Calls `body` with one row, counted from the corner's own edge; mirrored for a corner on the right.
  func withRow(_ row: Int, mirrored isMirrored: Bool, _ body: (UnsafePointer<UInt8>) -> Void) {
    (isMirrored ? mirrored : coverage).withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base + row * size) }
    }
  }

  private static let cache = Mutex<[CornerCurve: CornerCoverage]>([:])

  /// Usually there are few corners. An animation may use many radii, so a full cache is emptied.
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
