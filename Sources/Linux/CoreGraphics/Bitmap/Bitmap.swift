import CCairo
import CPixels

/// A bitmap of device pixels: premultiplied, with blue in the lowest byte and alpha in the highest, and the origin at the
/// top left.
package final class Bitmap {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let data: UnsafeMutableRawPointer

  /// Whether every pixel is known to be opaque, which makes drawing the bitmap cheaper. Only `updateOpacity()` and opaque
  /// fills of the whole bitmap set this to true.
  package var isOpaque = false

  /// Creates a transparent bitmap.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytesPerRow = self.width * 4
    guard let data = calloc(max(bytesPerRow * self.height, 64), 1) else {
      fatalError("No memory for \(width) x \(height) pixels")
    }
    self.data = data
  }

  /// Creates a bitmap with undefined pixels. The caller must write all of them.
  init(unfilledWidth width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytesPerRow = self.width * 4
    guard let data = malloc(max(bytesPerRow * self.height, 64)) else { fatalError("No memory for \(width) x \(height) pixels") }
    self.data = data
  }

  deinit {
    free(data)
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// All pixels, row by row. The pointer is valid only while the bitmap is alive.
  package var pixels: UnsafeMutablePointer<UInt32> { data.assumingMemoryBound(to: UInt32.self) }

  /// The address of a pixel, which must be inside the bitmap.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y * width + x) }

  package func copy() -> Bitmap {
    let copy = Bitmap(unfilledWidth: width, height: height)
    memcpy(copy.data, data, bytesPerRow * height)
    copy.isOpaque = isOpaque
    return copy
  }

  /// Updates `isOpaque` by checking every pixel.
  package func updateOpacity() {
    isOpaque = px_is_opaque(pixels, width * height)
  }

  /// Makes the pixels of a rectangle transparent.
  package func clear(_ rect: PixelRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    isOpaque = false
    for y in part.y..<part.maxY { memset(pixel(part.x, y), 0, part.width * 4) }
  }
}

extension Bitmap {
  /// Calls `body` with a Cairo surface of the pixels.
  func withSurface<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    let surface = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return try body(surface)
  }

  /// Calls `body` with a Cairo context that draws on the pixels, in device coordinates.
  func withCairo<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    try withSurface { surface in
      let cr = cairo_create(surface)
      defer { cairo_destroy(cr) }
      return try body(cr)
    }
  }
}
