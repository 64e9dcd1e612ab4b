import CPixels

extension Bitmap {
  /// A blurred copy of a part of this bitmap.
  ///
  /// What lies outside the part does not shine in: its edge pixels go on for ever instead, so that edges do not darken.
  /// - Parameters:
  ///   - rect: The part, in pixels. Where it leaves the bitmap, the bitmap's edge pixels go on.
  ///   - sigma: The standard deviation of the blur in pixels.
  ///   - saturation: 1 keeps colours, 0 turns them grey, more than 1 makes them stronger.
  package func blurred(_ rect: PixelRect, sigma: CGFloat, saturation: CGFloat) -> Bitmap {
    guard !rect.isEmpty, width > 0, height > 0 else { return Bitmap(width: rect.width, height: rect.height) }
    let result = Bitmap(unfilledWidth: rect.width, height: rect.height)
    let from = hm_image(pixels: pixels, width: Int32(width), height: Int32(height))
    let into = hm_image(pixels: result.pixels, width: Int32(result.width), height: Int32(result.height))
    hm_blur(into, from, Int32(rect.x), Int32(rect.y), Float(max(sigma, 0)), Float(saturation))
    result.isOpaque = isOpaque
    return result
  }
}
