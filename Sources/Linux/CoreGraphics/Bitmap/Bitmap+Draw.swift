import CPixels

extension Bitmap {
  /// Draws a bitmap over this one, inside the clip, with its origin at a whole pixel.
  package func draw(_ source: Bitmap, at x: Int, _ y: Int, clip: PixelRect, alpha: CGFloat) {
    let part = source.bounds.offsetBy(dx: x, dy: y).intersection(clip).intersection(bounds)
    guard !part.isEmpty, alpha > 0 else { return }
    let weight = Bitmap.weight(alpha)
    let copies = source.isOpaque && weight == 255
    for row in part.y..<part.maxY {
      let (target, from) = (pixel(part.x, row), source.pixel(part.x - x, row - y))
      if copies {
        memcpy(target, from, part.width * 4)
      } else {
        px_over_row(target, from, weight, part.width)
      }
    }
  }

  /// Draws a bitmap over this one, inside the clip and a rounded rectangle, with its origin at a whole pixel.
  package func draw(
    _ source: Bitmap, at x: Int, _ y: Int, clip: PixelRect, alpha: CGFloat, mask: RoundedMask
  ) {
    let part = source.bounds.offsetBy(dx: x, dy: y).intersection(clip).intersection(bounds)
    guard !part.isEmpty, alpha > 0 else { return }
    let weight = Bitmap.weight(alpha)
    let copies = source.isOpaque && weight == 255
    mask.forEachSpan(in: part) { span in
      let (target, from) = (pixel(span.x, span.y), source.pixel(span.x - x, span.y - y))
      if let coverage = span.coverage {
        px_over_row_mask(target, from, coverage, weight, span.count)
      } else if copies {
        memcpy(target, from, span.count * 4)
      } else {
        px_over_row(target, from, weight, span.count)
      }
    }
  }

  /// Draws a bitmap over this one, inside the clip, with interpolation. The transform maps its pixels to the pixels of this
  /// one.
  package func draw(_ source: Bitmap, transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat) {
    draw(source, transform: transform, clip: clip, alpha: alpha, mask: nil)
  }

  /// Draws a bitmap over this one, inside the clip and the rounded rectangle, if there is one. The transform maps its
  /// pixels to the pixels of this one.
  package func draw(
    _ source: Bitmap, transform: CGAffineTransform, clip: PixelRect, alpha: CGFloat, mask: RoundedMask?
  ) {
    guard source.width > 0, source.height > 0, transform.isInvertible, alpha > 0 else { return }
    if let (x, y) = transform.wholeTranslation {
      if let mask {
        draw(source, at: x, y, clip: clip, alpha: alpha, mask: mask)
      } else {
        draw(source, at: x, y, clip: clip, alpha: alpha)
      }
      return
    }
    // The image fades out over half a source pixel on every side.
    let reach = source.bounds.cgRect.insetBy(dx: -0.5, dy: -0.5).applying(transform)
    let part = PixelRect(covering: reach).intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    let inverse = transform.inverted()
    let weight = Bitmap.weight(alpha)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: part.width)
    defer { line.deallocate() }
    let from = px_image(pixels: source.pixels, width: Int32(source.width), height: Int32(source.height))
    let step = (x: Double(inverse.a), y: Double(inverse.b))
    func sample(_ x: Int, _ y: Int, _ count: Int) {
      let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      px_sample_row(line, from, Double(start.x) - 0.5, Double(start.y) - 0.5, step.x, step.y, count)
    }
    guard let mask else {
      for y in part.y..<part.maxY {
        sample(part.x, y, part.width)
        px_over_row(pixel(part.x, y), line, weight, part.width)
      }
      return
    }
    mask.forEachSpan(in: part) { span in
      sample(span.x, span.y, span.count)
      if let coverage = span.coverage {
        px_over_row_mask(pixel(span.x, span.y), line, coverage, weight, span.count)
      } else {
        px_over_row(pixel(span.x, span.y), line, weight, span.count)
      }
    }
  }

  private static func weight(_ alpha: CGFloat) -> UInt32 { UInt32((alpha.clampedToUnit * 255).rounded()) }
}

extension CGAffineTransform {
  /// The translation, if the transform is a translation by whole units.
  fileprivate var wholeTranslation: (Int, Int)? {
    guard isTranslation, tx == tx.rounded(), ty == ty.rounded(), abs(tx) < 1e9, abs(ty) < 1e9 else { return nil }
    return (Int(tx), Int(ty))
  }
}
