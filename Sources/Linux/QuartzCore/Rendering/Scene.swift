/// The display items of one frame, back to front.
struct Scene {
  var items: [DisplayItem] = []
  var spans: [SceneBuilder.Span] = []
}

extension Scene {
  /// The rectangles in which this frame may differ from the last one. Backdrops that are out of date are invalidated.
  ///
  /// Items that are the same in both frames, in the same order, produce the same pixels unless something behind them
  /// changed. The old and new areas of all other items are dirty. A backdrop above a dirty area is out of date and
  /// therefore dirty as a whole.
  func damage(since last: Scene, within target: PixelRect) -> [PixelRect] {
    var dirty: [PixelRect] = []
    var old = 0
    /// Whether each open group exists in both frames. The end of a group applies the group's changes.
    var groups: [Bool] = []
    func drop(upTo end: Int) {
      while old < end {
        if !last.items[old].isStart { dirty.append(last.items[old].rect) }
        old += 1
      }
    }
    let matches = SceneMatching.matches(of: items, in: last.items)
    for (index, item) in items.enumerated() {
      let match = matches[index]
      if let match { drop(upTo: match) }
      if item.isStart {
        groups.append(match != nil)
      } else {
        if case .backdrop(let picture, let recipe, _) = item.paint,
          !picture.isCurrent(for: recipe) || dirty.contains(where: { $0.intersects(recipe.rect) })
        {
          picture.invalidate()
          dirty.append(recipe.rect)
        }
        let wasGrouped = item.isEnd ? groups.removeLast() : true
        let isSame = match.map { wasGrouped && last.items[$0].isSame(as: item) } ?? false
        if !isSame {
          if let match { dirty.append(last.items[match].rect) }
          dirty.append(item.rect)
        }
      }
      if let match { old = match + 1 }
    }
    drop(upTo: last.items.count)
    return DamageRegion.few(dirty, within: target)
  }
}

extension DisplayItem {
  var isStart: Bool {
    switch paint {
    case .start, .startRounded: true
    default: false
    }
  }

  var isEnd: Bool {
    switch paint {
    case .endFading, .endMasked, .endCrossing, .endRounded: true
    default: false
    }
  }
}

/// Finds the items of one list in another.
enum SceneMatching {
  /// For each new item, the index of the old item with the same key. Matches as many as possible in the same order.
  static func matches(of new: [DisplayItem], in old: [DisplayItem]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: new.count)
    var start = 0
    while start < min(new.count, old.count), new[start].key == old[start].key {
      matches[start] = start
      start += 1
    }
    var end = 0
    while end < min(new.count, old.count) - start, new[new.count - 1 - end].key == old[old.count - 1 - end].key {
      matches[new.count - 1 - end] = old.count - 1 - end
      end += 1
    }
    if start + end >= min(new.count, old.count) { return matches }
    var places: [DisplayItem.Key: Int] = [:]
    for index in start..<old.count - end { places[old[index].key] = index }
    for (index, place) in longestIncrease(in: (start..<new.count - end).map { places[new[$0].key] }, from: start) {
      matches[index] = place
    }
    return matches
  }

  /// The longest increasing subsequence of a sequence: indexes, counted from `first`, and values.
  private static func longestIncrease(in values: [Int?], from first: Int) -> [(Int, Int)] {
    /// For each length, the index of the smallest value that can end an increasing subsequence of that length.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if (values[ends[middle]] ?? 0) < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      if let value = values[index] { result.append((first + index, value)) }
      next = before[index]
    }
    return result
  }
}
