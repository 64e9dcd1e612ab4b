import CoreGraphics
import Foundation

/// Finds pixels in a picture.
enum Ink {
  struct Pixel { var red, green, blue, alpha: Int }

  static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> Pixel {
    let bitmap = image.bitmap
    return read(bitmap, x, y)
  }

  /// Returns the smallest rectangle around all matching pixels, in pixels.
  static func box(in image: CGImage, where matches: (Pixel) -> Bool) -> CGRect? {
    let bitmap = image.bitmap
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where matches(read(bitmap, x, y)) {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  private static func read(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Pixel {
    let value = bitmap.data.loadUnaligned(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
    return Pixel(
      red: Int(value >> 16 & 255), green: Int(value >> 8 & 255), blue: Int(value & 255), alpha: Int(value >> 24))
  }
}
