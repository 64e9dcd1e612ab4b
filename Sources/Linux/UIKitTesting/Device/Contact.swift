import CoreGraphics
import Foundation

/// The state of a finger. The device stores it; ``Finger`` changes it.
@MainActor final class Contact {
  enum State {
    case up
    case down
    /// The system has cancelled the touch. The finger remains on the screen without effect until it lifts.
    case ignored
  }

  var state = State.up
  var location = CGPoint.zero
  var lastSample: TimeInterval = 0

  /// Records that the system has cancelled the touch.
  func forget() {
    if state == .down { state = .ignored }
  }
}
