/// One step of drawing a frame: what it does to which pixels of device space.
struct DisplayItem {
  /// Who asks for it. Items of two frames with the same key are the same thing, perhaps elsewhere or in another colour.
  struct Key: Hashable {
    let layer: ObjectIdentifier
    let role: Role
  }

  enum Role: Hashable {
    case groupStart, groupEnd, clipStart, clipEnd, transitionStart, transitionEnd, gradientStart, gradientEnd
    case shadow, backdrop, background, contents(Int), gradient, shape, border, previous
  }

  /// What decides the pixels. Pictures and masks are never changed once they are in a list: another picture is another object.
  enum Paint {
    case fill(RoundedFrame, UInt32)
    case border(RoundedFrame, BorderMask, UInt32)
    /// A colour through a mask whose first pixel lies at (x, y).
    case stencil(Mask, x: Int, y: Int, UInt32)
    case picture(Bitmap, x: Int, y: Int, alpha: UInt8)
    case sampled(SampledPicture, alpha: UInt8)
    case shadow(ShadowMask, PixelRect, UInt32)
    case backdrop(BackdropPicture, BackdropPicture.Recipe, alpha: UInt8)
    /// Remembers what lies beneath, until the end with the same layer decides how much of what was drawn since is kept.
    case start
    case endFading(UInt8)
    case endMasked(Mask, x: Int, y: Int, alpha: UInt8)
    /// Lets an old picture give way to what was drawn since the start: 255 shows only the new.
    case endCrossing(Bitmap, x: Int, y: Int, UInt8)
    case startRounded(RoundedFrame)
    case endRounded(RoundedFrame)
  }

  let key: Key
  var paint: Paint
  /// The pixels it may touch.
  var rect: PixelRect
  /// A part that the items after it in the same layer certainly cover, so that it need not be drawn there.
  var hole: RoundedFrame?
}

/// A picture drawn by sampling: which part of it, and how device space maps to its pixels.
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
  /// Whether it gives every pixel outside of damage the same value as `other`. The ends of a group act only where the items
  /// within them do, so that the extent of the group does not matter.
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

  /// The largest rectangle in which nothing beneath shows through.
  var opaqueRect: PixelRect {
    switch paint {
    case .fill(let frame, let color): color >> 24 == 255 ? frame.interior.intersection(rect) : .zero
    case .picture(let bitmap, _, _, let alpha): alpha == 255 && bitmap.isOpaque ? rect : .zero
    case .backdrop(let picture, let recipe, let alpha): alpha == 255 && picture.isCurrent(for: recipe) ? rect : .zero
    default: .zero
    }
  }
}
