import UIKit

/// The difference between two pictures.
struct PictureDifference: CustomStringConvertible {
  /// The mean difference of a colour channel, of 255.
  private(set) var mean = 0.0

  /// The part of the pixels of which a channel differs by more than 64, from 0 to 1.
  private(set) var strayPixels = 0.0

  /// The difference of two pictures; `nil` where their sizes differ.
  @MainActor init?(_ a: CGImage, _ b: CGImage) {
    let (a, b) = (a.bitmap, b.bitmap)
    guard (a.width, a.height) == (b.width, b.height) else { return nil }
    var (sum, strays) = (0, 0)
    for y in 0..<a.height {
      let rows = [a, b].map { $0.data.assumingMemoryBound(to: UInt8.self) + y * $0.bytesPerRow }
      for x in 0..<a.width {
        let channels = (0..<3).map { abs(Int(rows[0][x * 4 + $0]) - Int(rows[1][x * 4 + $0])) }
        sum += channels.reduce(0, +)
        strays += channels.contains { $0 > 64 } ? 1 : 0
      }
    }
    let pixels = Double(a.width * a.height)
    mean = Double(sum) / (pixels * 3)
    strayPixels = Double(strays) / pixels
  }

  /// Whether another typeface, or another version of the same, can be all of the difference. Text covers little of a screen, and
  /// what differs there differs much.
  var isWithinTolerance: Bool {
    mean < 6 && strayPixels < 0.03
  }

  var description: String {
    "channels differ by \(mean) of 255 on average, and \(strayPixels * 100) % of the pixels by more than 64"
  }
}
