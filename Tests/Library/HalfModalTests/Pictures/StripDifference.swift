import UIKit

/// The difference between two strips of pictures, without the differences that a typeface makes.
///
/// A row of a picture differs if a quarter of its pixels are in runs of at least 12 pixels that are all brighter, or all darker, than in
/// the other strip, by more than 10 of 255. The edge of a sheet that is three points off makes one or two such rows. Another version of a
/// typeface makes none, because its differences are as short as the strokes of the letters.
struct StripDifference: CustomStringConvertible {
  private static let channelTolerance = 10
  private static let shortestRun = 12
  private static let partOfRow = 0.25

  /// The number of rows that differ in each picture of the strip.
  private(set) var rows: [Int]

  /// The difference of two strips of so many pictures; `nil` if their sizes differ.
  @MainActor init?(_ a: CGImage, _ b: CGImage, pictures: Int) {
    let (a, b) = (a.bitmap, b.bitmap)
    guard (a.width, a.height) == (b.width, b.height) else { return nil }
    let width = a.width / pictures
    rows = (0..<pictures).map { picture in
      (0..<a.height).count { y in
        let start = y * a.width + picture * width
        let inRuns = Self.pixelsInRuns(a.pixels + start, b.pixels + start, count: width)
        return Double(inRuns) >= Self.partOfRow * Double(width)
      }
    }
    withExtendedLifetime((a, b)) {}
  }

  private static func pixelsInRuns(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Int {
    var (total, run, sign) = (0, 0, 0)
    for x in 0..<count {
      let next = a[x] == b[x] ? 0 : change(a[x], b[x])
      if next != sign {
        if sign != 0, run >= shortestRun { total += run }
        (run, sign) = (0, next)
      }
      run += 1
    }
    return sign != 0 && run >= shortestRun ? total + run : total
  }

  /// 1 if the second pixel is brighter in the channel that differs most, -1 if it is darker, 0 if the two are about the same.
  private static func change(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int((b >> shift) & 255) - Int((a >> shift) & 255)
      if abs(difference) > abs(most) { most = difference }
    }
    return abs(most) > channelTolerance ? most.signum() : 0
  }

  var isWithinTolerance: Bool {
    rows.allSatisfy { $0 == 0 }
  }

  var description: String {
    "rows that differ in each picture: \(rows.map(String.init).joined(separator: ", "))"
  }
}
