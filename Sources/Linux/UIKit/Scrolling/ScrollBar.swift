import QuartzCore

/// The visible part of a scroll indicator, in points from the start of the indicator's track.
struct ScrollBar: Equatable {
  /// The minimum length of a bar, because a shorter one would be hard to see.
  static let shortest = 36.0
  /// The minimum length while the content is pulled past its end.
  static let shortestBeyond = 7.0

  let start: Double
  let length: Double
}

extension ScrollBar {
  init(offset: Double, in range: ScrollRange, way: Double) {
    let part = range.length / max(range.upper - range.lower + range.length, 1)
    let full = min(max(way * part, Self.shortest), way)
    let excess = range.excess(of: offset)
    let length = max(full - abs(excess), min(Self.shortestBeyond, full))
    let span = range.upper - range.lower
    let fraction = span > 0 ? (range.clamped(offset) - range.lower) / span : 0
    self.init(start: excess > 0 ? way - length : fraction * (way - full), length: length)
  }
}
