import Foundation

/// The state of one finger at one moment, as reported by a device, a script or a window host.
package struct TouchSample: Sendable {
  /// A number that identifies the finger. It can be used again after the finger was lifted.
  package var finger: Int
  package var phase: UITouch.Phase
  /// The location in the window's coordinates.
  package var location: CGPoint
  /// The time in seconds, on the clock of `CACurrentMediaTime()`.
  package var timestamp: TimeInterval

  package init(finger: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
