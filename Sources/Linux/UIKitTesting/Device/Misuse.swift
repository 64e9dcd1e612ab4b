import UIKit

/// The line of a test that calls the library.
///
/// A call that no device could carry out stops the program at that line, even in optimised builds, instead of failing
/// later.
struct CallSite {
  let file: StaticString
  let line: UInt

  /// Stops the program with a message unless the condition holds.
  func demand(_ isPossible: Bool, _ what: @autoclosure () -> String) {
    if !isPossible { fatalError(what(), file: file, line: line) }
  }

  func demand(duration: TimeInterval) {
    demand(duration.isFinite && duration >= 0, "a duration is 0 or more seconds, not \(duration)")
  }

  func demand(length: CGFloat, _ name: String) {
    demand(length.isFinite && length >= 0, "\(name) is 0 or more points, not \(length)")
  }

  func demand(insets: UIEdgeInsets) {
    let all = [insets.top, insets.left, insets.bottom, insets.right]
    demand(all.allSatisfy { $0.isFinite && $0 >= 0 }, "safe area insets are 0 or more points, not \(all)")
  }

  func demand(screen size: CGSize) {
    let sides = [size.width, size.height]
    demand(sides.allSatisfy { $0.isFinite && $0 > 0 }, "a screen has sides above 0 points, not \(size.width)x\(size.height)")
  }
}
