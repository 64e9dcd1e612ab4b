/// Merges many dirty rectangles into a few that do not overlap.
enum DamageRegion {
  private static let most = 8

  /// Returns rectangles such that each given rectangle, clipped to the bounds, is contained in one of them.
  static func few(_ dirty: [PixelRect], within bounds: PixelRect) -> [PixelRect] {
    var few: [PixelRect] = []
    for rect in dirty { add(rect.intersection(bounds), to: &few) }
    while let (a, b) = firstOverlap(in: few) {
      let union = few[a].union(few[b])
      few.remove(at: b)
      few[a] = union
    }
    return few
  }

  private static func add(_ rect: PixelRect, to few: inout [PixelRect]) {
    if rect.isEmpty { return }
    var best: (index: Int, waste: Int)?
    for (index, other) in few.enumerated() {
      if other.contains(rect) { return }
      let waste = other.union(rect).area - other.area - rect.area + other.intersection(rect).area
      if waste < best?.waste ?? .max { best = (index, waste) }
    }
    // Drawing a few more pixels costs less than another pass through the list.
    if let best, few.count >= most || best.waste * 8 <= few[best.index].area + rect.area {
      few[best.index] = few[best.index].union(rect)
    } else {
      few.append(rect)
    }
  }

  private static func firstOverlap(in rects: [PixelRect]) -> (Int, Int)? {
    for a in rects.indices {
      for b in rects.indices where b > a && rects[a].intersects(rects[b]) { return (a, b) }
    }
    return nil
  }
}
