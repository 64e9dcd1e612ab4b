import UIKit

/// Assigns small numbers to the mouse and the fingers while they touch the window.
struct WindowFingers {
  /// The source of a touch.
  enum Source: Hashable {
    case mouse
    case finger(Int64)
  }

  private var numbers: [Source: Int] = [:]

  /// The number of a source; nil if it moves or lifts without having landed.
  mutating func number(of source: Source, in phase: UITouch.Phase) -> Int? {
    switch phase {
    case .began:
      let taken = Set(numbers.values)
      let number = (1...).first { !taken.contains($0) }
      numbers[source] = number
      return number
    case .ended, .cancelled:
      return numbers.removeValue(forKey: source)
    default:
      return numbers[source]
    }
  }
}
