import CPixels

/// A bitmap with a place in device space, and what can be done to its pixels without a graphics context.
///
/// Rectangles are in device space and must lie within `bounds`; colours are premultiplied pixels. No result depends on how an
/// area is divided into rectangles, so that drawing a part of a scene gives the same bits as drawing all of it.
package struct PixelCanvas {
  /// Nil where the pixels are not a bitmap's.
  package let bitmap: Bitmap?
  package let bounds: PixelRect
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int

  package init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
    self.bitmap = bitmap
    bounds = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    pixels = bitmap.data.assumingMemoryBound(to: UInt32.self)
    stride = bitmap.bytesPerRow / 4
  }

  /// Pixels without gaps between rows, which stay where they are as long as the canvas is used.
  package init(_ pixels: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    bitmap = nil
    self.bounds = bounds
    self.pixels = pixels
    stride = bounds.width
  }

  private func start(_ rect: PixelRect) -> UnsafeMutablePointer<UInt32> {
    pixels + (rect.y - bounds.y) * stride + (rect.x - bounds.x)
  }

  package func fill(_ rect: PixelRect, _ color: UInt32) {
    if rect.isEmpty { return }
    px_fill(start(rect), stride, Int32(rect.width), Int32(rect.height), color)
  }

  /// Makes the pixels transparent.
  package func clear(_ rect: PixelRect) {
    if rect.isEmpty { return }
    for row in 0..<rect.height {
      (start(rect) + row * stride).update(repeating: 0, count: rect.width)
    }
  }

  package func fill(_ rect: PixelRect, _ color: UInt32, through mask: MaskPart) {
    if rect.isEmpty { return }
    px_fill_mask(start(rect), stride, Int32(rect.width), Int32(rect.height), color, mask.pointer)
  }

  /// Draws the part of `source` that falls into `rect` when its first pixel lies at (x, y).
  package func draw(_ source: Bitmap, x: Int, y: Int, in rect: PixelRect, alpha: UInt8) {
    if rect.isEmpty { return }
    let from = Self.start(of: source, x: rect.x - x, y: rect.y - y)
    let width = Int32(rect.width)
    let height = Int32(rect.height)
    if alpha == 255, source.isOpaque {
      px_copy(start(rect), stride, from, source.bytesPerRow / 4, width, height)
    } else {
      px_over(start(rect), stride, from, source.bytesPerRow / 4, width, height, UInt32(alpha))
    }
  }

  /// Replaces what is there by `source`, to the given part: 255 is all of it.
  package func replace(by source: Bitmap, x: Int, y: Int, in rect: PixelRect, alpha: UInt8) {
    if rect.isEmpty { return }
    let from = Self.start(of: source, x: rect.x - x, y: rect.y - y)
    let width = Int32(rect.width)
    let height = Int32(rect.height)
    if alpha == 255 {
      px_copy(start(rect), stride, from, source.bytesPerRow / 4, width, height)
    } else {
      px_lerp(start(rect), stride, from, source.bytesPerRow / 4, width, height, 255 - UInt32(alpha))
    }
  }

  /// Draws `source` with bilinear sampling. `inverse` takes device space to the source's pixels, of which only those in `part`
  /// are read; beyond them is transparency or, where the edges are hard, the nearest of them.
  package func sample(
    _ source: Bitmap, part: PixelRect, inverse: CGAffineTransform, in rect: PixelRect, alpha: UInt8, hardEdges: Bool
  ) {
    if rect.isEmpty { return }
    let from = px_source(
      pixels: source.data.assumingMemoryBound(to: UInt32.self), stride: source.bytesPerRow / 4, minX: Int32(part.x),
      minY: Int32(part.y), maxX: Int32(part.x + part.width), maxY: Int32(part.y + part.height))
    func fixed(_ value: CGFloat) -> Int64 { Int64((Double(value) * 0x1p32).rounded()) }
    let (duX, dvX, duY, dvY) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.c), fixed(inverse.d))
    // Whole multiples of the fixed steps from the origin of device space: the same for every clip.
    let x = Int64(rect.x)
    let y = Int64(rect.y)
    let u = fixed(inverse.tx + (inverse.a + inverse.c) / 2) &+ duX &* x &+ duY &* y
    let v = fixed(inverse.ty + (inverse.b + inverse.d) / 2) &+ dvX &* x &+ dvY &* y
    px_sample(
      start(rect), stride, Int32(rect.width), Int32(rect.height), from, u, v, duX, dvX, duY, dvY, UInt32(alpha),
      hardEdges ? 0 : 1)
  }

  private static func start(of bitmap: Bitmap, x: Int, y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(bitmap.data.assumingMemoryBound(to: UInt32.self) + y * (bitmap.bytesPerRow / 4) + x)
  }
}

/// Where in a mask a rectangle begins, and how it goes through it: mirrored (-1) or with one line stretched (0).
package struct MaskPart {
  fileprivate let pointer: px_mask

  package init(_ mask: Mask, x: Int, y: Int, stepX: Int = 1, stepY: Int = 1) {
    pointer = px_mask(start: mask.data + y * mask.width + x, stepX: stepX, stepY: stepY * mask.width)
  }

  /// Goes through the single row of a mask: by `alongX` for a pixel to the right, by `alongY` for one down.
  package init(row mask: Mask, from index: Int, alongX: Int, alongY: Int) {
    pointer = px_mask(start: mask.data + index, stepX: alongX, stepY: alongY)
  }
}

extension PixelCanvas {
  /// Copies the pixels of `rect` to `saved`, row after row.
  package func save(_ rect: PixelRect, to saved: UnsafeMutablePointer<UInt32>) {
    if rect.isEmpty { return }
    px_copy(saved, rect.width, start(rect), stride, Int32(rect.width), Int32(rect.height))
  }

  /// Keeps what was drawn since `save` to the given part (255 is all of it), and brings back the rest.
  package func keep(_ rect: PixelRect, over saved: UnsafePointer<UInt32>, alpha: UInt8) {
    if rect.isEmpty { return }
    px_lerp(start(rect), stride, saved, rect.width, Int32(rect.width), Int32(rect.height), UInt32(alpha))
  }

  /// Keeps what was drawn since `save` where the mask covers it, and brings back the rest.
  package func keep(_ rect: PixelRect, over saved: UnsafePointer<UInt32>, through mask: MaskPart, alpha: UInt8) {
    if rect.isEmpty { return }
    px_lerp_mask(
      start(rect), stride, saved, rect.width, Int32(rect.width), Int32(rect.height), mask.pointer, UInt32(alpha))
  }
}

/// How the place in a gradient follows from a point of a bitmap.
package enum GradientKind {
  /// a x + b y + c
  case axial(CGFloat, CGFloat, CGFloat)
  /// The distance from the origin after a transform.
  case radial(CGAffineTransform)
}

extension PixelCanvas {
  /// Replaces all pixels by a gradient whose 1024 colours are given.
  package func fill(with ramp: [UInt32], _ kind: GradientKind) {
    precondition(ramp.count == 1024, "A gradient needs 1024 colours.")
    let (code, matrix): (Int32, [Double]) =
      switch kind {
      case .axial(let a, let b, let c): (0, [a, b, c])
      case .radial(let t): (1, [t.a, t.c, t.tx, t.b, t.d, t.ty])
      }
    px_gradient(start(bounds), stride, Int32(bounds.width), Int32(bounds.height), ramp, code, matrix)
  }
}
