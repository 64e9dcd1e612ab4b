import CoreGraphics
import Foundation

/// Looks for pixels in a picture.
enum Ink {
  struct Pixel { var red, green, blue, alpha: Int }

  static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> Pixel {
    let bitmap = image.bitmap
    return read(bitmap, x, y)
  }

  /// The smallest rectangle around all pixels that are meant, in pixels.
  static func box(in image: CGImage, where isMeant: (Pixel) -> Bool) -> CGRect? {
    let bitmap = image.bitmap
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isMeant(read(bitmap, x, y)) {
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
