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
    // In each pixel row, eight thin rows: along a row the covered part of each pixel is exact.
    let slices = 8
    let inset = (0..<size * slices).map { curve.inset(at: (CGFloat($0) + 0.5) / CGFloat(slices)) }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(size * size)
    for row in 0..<size {
      let edges = inset[row * slices..<(row + 1) * slices]
      for column in 0..<size {
        let covered = edges.reduce(CGFloat(0)) { $0 + min(max(CGFloat(column + 1) - $1, 0), 1) }
        coverage.append(UInt8((covered / CGFloat(slices) * 255).rounded()))
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
