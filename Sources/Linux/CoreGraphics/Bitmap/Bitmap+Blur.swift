import CPixels

extension Bitmap {
  /// Returns a blurred copy of a part of this bitmap.
  ///
  /// Pixels outside the part do not affect the result: the part's edge pixels are repeated instead, so that edges do not
  /// darken.
  /// - Parameters:
  ///   - rect: The part, in pixels. Outside the bitmap, the bitmap's edge pixels are repeated.
  ///   - sigma: The standard deviation of the blur, in pixels.
  ///   - saturation: 1 keeps the colours, 0 makes them grey, and more than 1 makes them stronger.
  package func blurred(_ rect: PixelRect, sigma: CGFloat, saturation: CGFloat) -> Bitmap {
    guard !rect.isEmpty, width > 0, height > 0 else { return Bitmap(width: rect.width, height: rect.height) }
    let result = Bitmap(unfilledWidth: rect.width, height: rect.height)
    let from = px_image(pixels: pixels, width: Int32(width), height: Int32(height))
    let into = px_image(pixels: result.pixels, width: Int32(result.width), height: Int32(result.height))
    px_blur(into, from, Int32(rect.x), Int32(rect.y), Float(max(sigma, 0)), Float(saturation))
    result.isOpaque = isOpaque
    return result
  }
}
