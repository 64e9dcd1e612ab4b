import CPixels

extension Bitmap {
  /// Draws a colour over a rectangle.
  package func fill(_ rect: PixelRect, with color: CGColor) {
    fill(rect, pixel: color.pixel)
  }

  func fill(_ rect: PixelRect, pixel color: UInt32) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty, color >> 24 != 0 else { return }
    if part == bounds, color >> 24 == 255 { isOpaque = true }
    for y in part.y..<part.maxY { px_fill_row(pixel(part.x, y), color, part.width) }
  }

  /// Draws a colour over a rounded rectangle, inside the clip.
  package func fill(_ mask: RoundedMask, with color: CGColor, clip: PixelRect) {
    let pixel = color.pixel
    guard pixel >> 24 != 0 else { return }
    mask.forEachSpan(in: clip.intersection(bounds)) { span in
      let target = self.pixel(span.x, span.y)
      if let coverage = span.coverage {
        px_fill_row_mask(target, pixel, coverage, span.count)
      } else {
        px_fill_row(target, pixel, span.count)
      }
    }
  }
}
