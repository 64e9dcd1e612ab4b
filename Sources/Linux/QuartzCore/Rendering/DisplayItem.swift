/// One step of drawing a frame: a paint and the pixels of device space that it affects.
struct DisplayItem {
  /// The layer and the role of an item. Items of two frames with the same key are the same item, possibly with a different
  /// position or colour.
  struct Key: Hashable {
    let layer: ObjectIdentifier
    let role: Role
  }

  enum Role: Hashable {
    case groupStart, groupEnd, clipStart, clipEnd, transitionStart, transitionEnd, gradientStart, gradientEnd
    case shadow, backdrop, background, contents(Int), gradient, shape, border, previous
  }

  /// The paint of an item. Pictures and masks in a list are immutable; a changed picture is another object.
  enum Paint {
    case fill(RoundedFrame, UInt32)
    case border(RoundedFrame, BorderMask, UInt32)
    /// Fills a colour through a mask whose first pixel is at (x, y).
    case stencil(Mask, x: Int, y: Int, UInt32)
    case picture(Bitmap, x: Int, y: Int, alpha: UInt8)
    case sampled(SampledPicture, alpha: UInt8)
    case shadow(ShadowMask, PixelRect, UInt32)
    case backdrop(BackdropPicture, BackdropPicture.Recipe, alpha: UInt8)
    /// Saves the pixels of the background. The matching end of the same layer decides how much of the drawing since then is
    /// kept.
    case start
    case endFading(UInt8)
    case endMasked(Mask, x: Int, y: Int, alpha: UInt8)
    /// Crossfades from an old picture to the pixels drawn since the start: 255 shows only the new ones.
    case endCrossing(Bitmap, x: Int, y: Int, UInt8)
    case startRounded(RoundedFrame)
    case endRounded(RoundedFrame)
  }

  let key: Key
  var paint: Paint
  /// The pixels that the item may change.
  var rect: PixelRect
  /// A part that later items of the same layer cover completely, so it need not be drawn.
  var hole: RoundedFrame?
}

/// A picture that is drawn by sampling: its visible part and the map from device space to its pixels.
struct SampledPicture: Equatable {
  let bitmap: Bitmap
  let part: PixelRect
  let inverse: CGAffineTransform
  let hardEdges: Bool

  static func == (a: SampledPicture, b: SampledPicture) -> Bool {
    a.bitmap === b.bitmap && a.part == b.part && a.inverse == b.inverse && a.hardEdges == b.hardEdges
  }
}

extension DisplayItem {
  /// Whether both items produce the same pixels outside the damage. The end of a group affects only pixels that its items
  /// affect, so the extent of the group does not matter.
  func isSame(as other: DisplayItem) -> Bool {
    switch (paint, other.paint) {
    case (.start, .start), (.startRounded, .startRounded): return true
    case (.endFading(let a), .endFading(let b)): return a == b
    case (.endMasked(let a, let ax, let ay, let aa), .endMasked(let b, let bx, let by, let ba)):
      return a === b && ax == bx && ay == by && aa == ba
    case (.endCrossing(let a, let ax, let ay, let ap), .endCrossing(let b, let bx, let by, let bp)):
      return a === b && ax == bx && ay == by && ap == bp
    case (.endRounded(let a), .endRounded(let b)): return a == b
    default: break
    }
    guard rect == other.rect, hole == other.hole else { return false }
    switch (paint, other.paint) {
    case (.fill(let a, let ac), .fill(let b, let bc)): return ac == bc && a == b
    case (.border(let a, let am, let ac), .border(let b, let bm, let bc)): return ac == bc && a == b && am === bm
    case (.stencil(let a, let ax, let ay, let ac), .stencil(let b, let bx, let by, let bc)):
      return a === b && ax == bx && ay == by && ac == bc
    case (.picture(let a, let ax, let ay, let aa), .picture(let b, let bx, let by, let ba)):
      return a === b && ax == bx && ay == by && aa == ba
    case (.sampled(let a, let aa), .sampled(let b, let ba)): return aa == ba && a == b
    case (.shadow(let a, let af, let ac), .shadow(let b, let bf, let bc)): return a === b && af == bf && ac == bc
    case (.backdrop(let a, let ar, let aa), .backdrop(let b, let br, let ba)): return a === b && ar == br && aa == ba
    default: return false
    }
  }

  /// The largest rectangle in which nothing behind the item is visible.
  var opaqueRect: PixelRect {
    switch paint {
    case .fill(let frame, let color): color >> 24 == 255 ? frame.interior.intersection(rect) : .zero
    case .picture(let bitmap, _, _, let alpha): alpha == 255 && bitmap.isOpaque ? rect : .zero
    case .backdrop(let picture, let recipe, let alpha): alpha == 255 && picture.isCurrent(for: recipe) ? rect : .zero
    default: .zero
    }
  }
}
