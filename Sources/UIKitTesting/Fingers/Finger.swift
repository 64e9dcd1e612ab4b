import UIKit

/// A finger on the screen of a ``VirtualDevice``. Points are in the coordinates of the window.
///
/// ```swift
/// let finger = device.finger()
/// finger.down(at: CGPoint(x: 195, y: 442))
/// finger.move(by: CGVector(dx: 0, dy: -300), for: 0.5)
/// finger.up()
/// ```
@MainActor public final class Finger {
  /// Tells fingers that are down at the same time apart.
  public let number: Int

  /// Where the finger is, or was when it lifted.
  public private(set) var location = CGPoint.zero

  /// Whether the finger touches the screen.
  public private(set) var isDown = false

  private var lastSample: TimeInterval = 0
  private let device: VirtualDevice

  init(number: Int, device: VirtualDevice) {
    self.number = number
    self.device = device
  }

  /// Lands on a point of the screen.
  public func down(at point: CGPoint) {
    location = point
    isDown = true
    deliver(.began)
  }

  /// Moves in a straight line at a constant speed, with a sample in every frame and one at the exact end, and one at the exact
  /// start where it has rested before.
  ///
  /// - Parameter duration: In seconds; with 0 the finger is there at once, with one sample.
  public func move(by vector: CGVector, for duration: TimeInterval = 0) {
    let start = location
    let begin = device.time
    guard duration > 0 else {
      location = CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
      deliver(.moved)
      return
    }
    // Where it has rested is not where it has been going since.
    if lastSample < begin { deliver(.moved) }
    device.run(until: begin + duration) { now in
      let part = CGFloat(min(1, (now - begin) / duration))
      location = CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part)
      deliver(.moved)
    }
  }

  /// Rests where it is.
  public func hold(for duration: TimeInterval) {
    device.run(for: duration)
  }

  /// Lifts.
  public func up() {
    deliver(.ended)
    isDown = false
  }

  /// Lands, and lifts a frame later.
  public func tap(at point: CGPoint) {
    down(at: point)
    device.runForFrame()
    up()
  }

  /// Takes note that the system took the touch away.
  func forget() {
    isDown = false
  }

  private func deliver(_ phase: UITouch.Phase) {
    guard isDown else { return }
    lastSample = device.time
    device.perform {
      device.loop.deliver(
        [TouchSample(finger: number, phase: phase, location: location, timestamp: device.time)], to: device.window)
    }
  }
}
