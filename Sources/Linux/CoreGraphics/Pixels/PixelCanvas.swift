import CPixels

/// Pixels with a position in device space, and drawing operations that need no graphics context.
///
/// Rectangles are in device space and must lie within `bounds`; colours are premultiplied pixels. No result depends on how
/// an area is divided into rectangles. Drawing a part of a scene therefore produces the same bits as drawing all of it.
package struct PixelCanvas {
  /// The bitmap that owns the pixels; nil if they do not belong to a bitmap.
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

  /// Creates a canvas of pixels without gaps between rows. The memory must stay valid while the canvas is used.
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

  /// Draws the part of `source` that falls into `rect` if its first pixel is at (x, y).
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

  /// Replaces the pixels with those of `source`. `alpha` is the share of the new pixels: 255 replaces them completely.
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

  /// Draws `source` with bilinear sampling. `inverse` maps device space to the source's pixels, of which only those in
  /// `part` are read. Outside the part, pixels are transparent, or with hard edges the nearest pixel of the part.
  package func sample(
    _ source: Bitmap, part: PixelRect, inverse: CGAffineTransform, in rect: PixelRect, alpha: UInt8, hardEdges: Bool
  ) {
    if rect.isEmpty { return }
    let from = px_source(
      pixels: source.data.assumingMemoryBound(to: UInt32.self), stride: source.bytesPerRow / 4, minX: Int32(part.x),
      minY: Int32(part.y), maxX: Int32(part.x + part.width), maxY: Int32(part.y + part.height))
    func fixed(_ value: CGFloat) -> Int64 { Int64((Double(value) * 0x1p32).rounded()) }
    let (duX, dvX, duY, dvY) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.c), fixed(inverse.d))
    // Multiples of the fixed-point steps from the origin of device space, so that every clip yields the same result.
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

/// A start position in a mask and the steps through it: -1 mirrors the mask, 0 stretches one line.
package struct MaskPart {
  fileprivate let pointer: px_mask

  package init(_ mask: Mask, x: Int, y: Int, stepX: Int = 1, stepY: Int = 1) {
    pointer = px_mask(start: mask.data + y * mask.width + x, stepX: stepX, stepY: stepY * mask.width)
  }

  /// Reads the single row of a mask. The index changes by `alongX` for each pixel to the right and by `alongY` for each
  /// pixel down.
  package init(row mask: Mask, from index: Int, alongX: Int, alongY: Int) {
    pointer = px_mask(start: mask.data + index, stepX: alongX, stepY: alongY)
  }
}

extension PixelCanvas {
  /// Copies the pixels of `rect` to `saved`, row by row.
  package func save(_ rect: PixelRect, to saved: UnsafeMutablePointer<UInt32>) {
    if rect.isEmpty { return }
    px_copy(saved, rect.width, start(rect), stride, Int32(rect.width), Int32(rect.height))
  }

  /// Mixes the saved pixels with those drawn since `save`. `alpha` is the share of the drawn ones: 255 keeps all of them.
  package func keep(_ rect: PixelRect, over saved: UnsafePointer<UInt32>, alpha: UInt8) {
    if rect.isEmpty { return }
    px_lerp(start(rect), stride, saved, rect.width, Int32(rect.width), Int32(rect.height), UInt32(alpha))
  }

  /// Mixes the saved pixels with those drawn since `save`. The mask and `alpha` are the share of the drawn ones.
  package func keep(_ rect: PixelRect, over saved: UnsafePointer<UInt32>, through mask: MaskPart, alpha: UInt8) {
    if rect.isEmpty { return }
    px_lerp_mask(
      start(rect), stride, saved, rect.width, Int32(rect.width), Int32(rect.height), mask.pointer, UInt32(alpha))
  }
}

/// The mapping from a point of a bitmap to a position in a gradient.
package enum GradientKind {
  /// a x + b y + c
  case axial(CGFloat, CGFloat, CGFloat)
  /// The distance from the origin after a transform.
  case radial(CGAffineTransform)
}

extension PixelCanvas {
  /// Replaces all pixels with a gradient of 1024 colours.
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
