import CoreGraphics
import Foundation

/// Where a finger is, and whether it touches the screen. The device keeps it, and a ``Finger`` moves it.
@MainActor final class Contact {
  enum State {
    case up
    case down
    /// The system has taken the touch away. The finger is there for as long as it does not lift, and nobody hears of it.
    case ignored
  }

  var state = State.up
  var location = CGPoint.zero
  var lastSample: TimeInterval = 0

  /// Takes note that the system took the touch away.
  func forget() {
    if state == .down { state = .ignored }
  }
}
