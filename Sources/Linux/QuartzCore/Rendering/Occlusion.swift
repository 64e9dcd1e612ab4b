/// Computes the visible part of each item, so that nothing behind opaque items is drawn.
struct Occlusion {
  /// The visible part of each item.
  private(set) var clips: [PixelRect] = []
  /// The area that no opaque item covers.
  private(set) var ground = PixelRect.zero

  private var covers: [PixelRect] = []
  private var groups: [(clip: PixelRect, covers: Int)] = []

  /// - Parameter area: The pixels that are drawn.
  mutating func find(in items: [DisplayItem], area: PixelRect) {
    clips.removeAll(keepingCapacity: true)
    clips.append(contentsOf: repeatElement(.zero, count: items.count))
    covers.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    // A new backdrop needs all pixels behind it, even if other items cover the backdrop itself.
    let whole = items.lastIndex { $0.isBackdropToMake(in: area) }
    let wholeEnds = whole.map { Self.ends(ofGroupsAround: $0, in: items) } ?? []
    for index in items.indices.reversed() {
      let item = items[index]
      let isWhole = whole.map { index <= $0 } ?? false
      var clip = item.rect.intersection(groups.last?.clip ?? area)
      if item.isStart {
        let group = groups.removeLast()
        clips[index] = group.clip
        leave(item, group.covers)
        continue
      }
      if !isWhole, !wholeEnds.contains(index) { clip = uncovered(clip) }
      clips[index] = clip
      if item.isEnd {
        groups.append((clip, covers.count))
      } else if !clip.isEmpty {
        cover(item.opaqueRect.intersection(clip))
      }
    }
    ground = whole == nil ? uncovered(area) : area
  }

  /// A group's opaque area counts outside the group only in places from which the group removes nothing.
  private mutating func leave(_ start: DisplayItem, _ count: Int) {
    guard case .startRounded(let frame) = start.paint else {
      covers.removeSubrange(min(count, covers.count)...)
      return
    }
    for index in min(count, covers.count)..<covers.count { covers[index] = covers[index].intersection(frame.interior) }
  }

  private mutating func cover(_ rect: PixelRect) {
    if rect.area < 1024 { return }
    // A few large rectangles cover almost everything that can be covered. The entries of outer groups must keep their
    // indexes.
    if covers.count < 8 { covers.append(rect) }
  }

  /// The rectangle without the covered part, if the rest is still a rectangle.
  private func uncovered(_ rect: PixelRect) -> PixelRect {
    var rect = rect
    for cover in covers {
      if rect.isEmpty { return .zero }
      if cover.x <= rect.x, cover.maxX >= rect.maxX {
        if cover.y <= rect.y, cover.maxY > rect.y {
          rect = PixelRect(x: rect.x, y: cover.maxY, width: rect.width, height: rect.maxY - cover.maxY)
        } else if cover.maxY >= rect.maxY, cover.y < rect.maxY {
          rect.height = cover.y - rect.y
        }
      } else if cover.y <= rect.y, cover.maxY >= rect.maxY {
        if cover.x <= rect.x, cover.maxX > rect.x {
          rect = PixelRect(x: cover.maxX, y: rect.y, width: rect.maxX - cover.maxX, height: rect.height)
        } else if cover.maxX >= rect.maxX, cover.x < rect.maxX {
          rect.width = cover.x - rect.x
        }
      }
    }
    return rect.isEmpty ? .zero : rect
  }

  private static func ends(ofGroupsAround index: Int, in items: [DisplayItem]) -> [Int] {
    var depth = 0
    var ends: [Int] = []
    for later in index..<items.count {
      if items[later].isStart { depth += 1 }
      guard items[later].isEnd else { continue }
      if depth == 0 { ends.append(later) } else { depth -= 1 }
    }
    return ends
  }
}

extension DisplayItem {
  fileprivate func isBackdropToMake(in area: PixelRect) -> Bool {
    guard case .backdrop(let picture, let recipe, _) = paint else { return false }
    return recipe.rect.intersects(area) && !picture.isCurrent(for: recipe)
  }
}
