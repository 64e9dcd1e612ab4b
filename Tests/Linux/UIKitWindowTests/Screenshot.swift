import Foundation
import UIKit

/// Some of the pixels of a window: red, green and blue of each.
struct Screenshot {
  let width: Int
  let height: Int
  private let pixels: [[Int]]

  /// The distance between compared pixels. It covers every column and every row.
  private static let step = 7

  /// Parses the output of `xwd`: a header of big-endian words, a colour table, and rows of four bytes per pixel.
  init?(xwd data: Data) {
    let bytes = [UInt8](data)
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, word(1) == 7, word(11) == 32 else { return nil }
    let (width, height, rowBytes) = (word(4), word(5), word(12))
    let start = word(0) + word(19) * 12
    let isLittleEndian = word(7) == 0
    guard bytes.count >= start + rowBytes * height else { return nil }
    let order = isLittleEndian ? [2, 1, 0] : [1, 2, 3]
    self.init(width: width, height: height) { x, y, color in Int(bytes[start + y * rowBytes + x * 4 + order[color]]) }
  }

  @MainActor init(_ image: CGImage) {
    let bitmap = image.bitmap
    let bytes = bitmap.data.assumingMemoryBound(to: UInt8.self)
    self.init(width: bitmap.width, height: bitmap.height) { x, y, color in
      Int(bytes[y * bitmap.bytesPerRow + x * 4 + 2 - color])
    }
  }

  private init(width: Int, height: Int, _ value: (_ x: Int, _ y: Int, _ color: Int) -> Int) {
    (self.width, self.height) = (width, height)
    pixels = stride(from: 0, to: width * height, by: Self.step).map { index in
      [0, 1, 2].map { value(index % width, index / width, $0) }
    }
  }

  /// The share of pixels, from 0 to 1, that differ by more than an eighth of the range; 1 if the sizes differ.
  func difference(from other: Screenshot) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let count = zip(pixels, other.pixels).count { a, b in zip(a, b).contains { abs($0 - $1) > 32 } }
    return Double(count) / Double(pixels.count)
  }
}
