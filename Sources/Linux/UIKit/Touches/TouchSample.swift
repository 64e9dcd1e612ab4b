import Foundation

/// What one finger did at one moment, as a device, a script or a window host reports it.
package struct TouchSample: Sendable {
  /// Tells fingers apart; free to be used again after the finger was lifted.
  package var finger: Int
  package var phase: UITouch.Phase
  /// In the window's coordinates.
  package var location: CGPoint
  /// In seconds on the clock of `CACurrentMediaTime()`.
  package var timestamp: TimeInterval

  package init(finger: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
