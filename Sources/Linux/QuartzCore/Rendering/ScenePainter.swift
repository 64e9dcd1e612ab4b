/// Draws display items. It reuses the memory for the saved pixels of groups.
final class ScenePainter {
  private var saved: [SavedPixels] = []
  /// The number of blurred pictures made.
  private(set) var backdropsMade = 0

  /// Draws the items into the canvas, each within its clip.
  func paint(_ items: [DisplayItem], clips: [PixelRect], on canvas: PixelCanvas) {
    var depth = 0
    for index in items.indices {
      let clip = clips[index]
      switch items[index].paint {
      case .start:
        level(depth).save(clip, of: canvas)
        depth += 1
      case .startRounded(let frame):
        let level = level(depth)
        frame.forEachCorner { square, _ in level.save(square.intersection(clip), of: canvas) }
        depth += 1
      case .endFading, .endMasked, .endCrossing, .endRounded:
        depth -= 1
        if !clip.isEmpty { end(items[index].paint, clip, level(depth), canvas) }
        level(depth).reset()
      default:
        if !clip.isEmpty { paint(items[index], clip, canvas) }
      }
    }
  }

  private func level(_ depth: Int) -> SavedPixels {
    while saved.count <= depth { saved.append(SavedPixels()) }
    return saved[depth]
  }

  private func end(_ paint: DisplayItem.Paint, _ clip: PixelRect, _ level: SavedPixels, _ canvas: PixelCanvas) {
    switch paint {
    case .endFading(let alpha): canvas.keep(clip, over: level.start, alpha: alpha)
    case .endMasked(let mask, let x, let y, let alpha):
      canvas.keep(clip, over: level.start, through: MaskPart(mask, x: clip.x - x, y: clip.y - y), alpha: alpha)
    case .endCrossing(let picture, let x, let y, let progress):
      // Draws the old picture over the saved pixels, then crossfades from them to the canvas.
      let part = clip.intersection(PixelRect(x: x, y: y, width: picture.width, height: picture.height))
      PixelCanvas(level.start, bounds: clip).draw(picture, x: x, y: y, in: part, alpha: 255)
      canvas.keep(clip, over: level.start, alpha: progress)
    case .endRounded(let frame):
      guard let corner = frame.corner else { return }
      var pixels = level.start
      frame.forEachCorner { square, place in
        let part = square.intersection(clip)
        if part.isEmpty { return }
        canvas.keep(part, over: pixels, through: place.part(of: corner.mask, for: part), alpha: 255)
        pixels += part.area
      }
    default: break
    }
  }

  private func paint(_ item: DisplayItem, _ clip: PixelRect, _ canvas: PixelCanvas) {
    switch item.paint {
    case .fill(let frame, let color):
      frame.forEachStraightPart { canvas.fill($0.intersection(clip), color) }
      guard let corner = frame.corner else { return }
      frame.forEachCorner { square, place in
        let part = square.intersection(clip)
        if part.isEmpty { return }
        canvas.fill(part, color, through: place.part(of: corner.mask, for: part))
      }
    case .border(let frame, let mask, let color): frame.paintBorder(mask, color, clip, canvas)
    case .stencil(let mask, let x, let y, let color):
      canvas.fill(clip, color, through: MaskPart(mask, x: clip.x - x, y: clip.y - y))
    case .picture(let bitmap, let x, let y, let alpha): canvas.draw(bitmap, x: x, y: y, in: clip, alpha: alpha)
    case .sampled(let picture, let alpha):
      canvas.sample(
        picture.bitmap, part: picture.part, inverse: picture.inverse, in: clip, alpha: alpha, hardEdges: picture.hardEdges)
    case .shadow(let shadow, let rect, let color):
      let (wide, tall) = (item.hole?.interior ?? .zero, item.hole?.tallInterior ?? .zero)
      clip.forEachPart(outside: wide) { outer in
        outer.forEachPart(outside: tall) { part in
          shadow.forEachPart(of: rect, in: part) { canvas.fill($0, color, through: $1) }
        }
      }
    case .backdrop(let picture, let recipe, let alpha):
      if !picture.isCurrent(for: recipe) {
        picture.make(recipe, from: canvas)
        backdropsMade += 1
      }
      guard let bitmap = picture.bitmap else { return }
      canvas.replace(by: bitmap, x: recipe.rect.x, y: recipe.rect.y, in: clip, alpha: alpha)
    default: break
    }
  }
}

/// The saved pixels behind one group, one rectangle after the other. The memory is reused for the next frame.
private final class SavedPixels {
  private(set) var start = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 1
  private var count = 0

  deinit { start.deallocate() }

  func save(_ rect: PixelRect, of canvas: PixelCanvas) {
    if rect.isEmpty { return }
    if count + rect.area > capacity {
      capacity = 2 * (count + rect.area)
      let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
      larger.update(from: start, count: count)
      start.deallocate()
      start = larger
    }
    canvas.save(rect, to: start + count)
    count += rect.area
  }

  func reset() { count = 0 }
}
