import UIKit

/// A finger on the screen of a ``VirtualDevice``. Points are in the window's coordinates.
///
/// ```swift
/// let finger = device.finger()
/// finger.down(at: CGPoint(x: 195, y: 442))
/// finger.move(by: CGVector(dx: 0, dy: -300), for: 0.5)
/// finger.up()
/// ```
@MainActor public final class Finger {
  /// The number that distinguishes fingers that are down at the same time.
  public let number: Int

  /// The position of the finger; its last position after it has lifted.
  public var location: CGPoint { contact.location }

  /// Whether the finger touches the screen and its touch has not been cancelled.
  public var isDown: Bool { contact.state == .down }

  private let contact: Contact
  private let device: VirtualDevice

  init(number: Int, contact: Contact, device: VirtualDevice) {
    self.number = number
    self.contact = contact
    self.device = device
  }

  /// Lands on a point of the screen. The finger must not be down.
  public func down(at point: CGPoint, file: StaticString = #fileID, line: UInt = #line) {
    let caller = CallSite(file: file, line: line)
    caller.demand(
      contact.state != .down, "finger \(number) is down already, at \(location.text); it cannot land at \(point.text)")
    caller.demand(!device.window.isHidden, "finger \(number) cannot land: nothing is shown yet")
    let size = device.model.size
    caller.demand(
      CGRect(origin: .zero, size: size).contains(point),
      "finger \(number) cannot land at \(point.text): the screen is \(size.width)x\(size.height)")
    contact.location = point
    contact.state = .down
    deliver(.began)
  }

  /// Moves in a straight line at constant speed, with a sample in every frame and at the exact end. If the finger has
  /// rested, there is also a sample at the exact start.
  ///
  /// - Parameter duration: In seconds; with 0 the finger moves immediately, with one sample.
  public func move(
    by vector: CGVector, for duration: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) {
    let caller = CallSite(file: file, line: line)
    demandTouch("move", caller)
    caller.demand(
      vector.dx.isFinite && vector.dy.isFinite, "finger \(number) cannot move by (\(vector.dx), \(vector.dy))")
    caller.demand(duration: duration)
    let start = location
    let begin = device.time
    guard duration > 0 else {
      contact.location = CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
      deliver(.moved)
      return
    }
    // This sample ends the rest, so that the movement does not appear to begin at the sample before it.
    if contact.lastSample < begin { deliver(.moved) }
    device.run(until: begin + duration) { now in
      let part = CGFloat(min(1, (now - begin) / duration))
      contact.location = CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part)
      deliver(.moved)
    }
  }

  /// Stays at its position for `duration` seconds.
  public func hold(for duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    demandTouch("rest", CallSite(file: file, line: line))
    device.run(for: duration, file: file, line: line)
  }

  /// Lifts the finger.
  public func up(file: StaticString = #fileID, line: UInt = #line) {
    demandTouch("lift", CallSite(file: file, line: line))
    deliver(.ended)
    contact.state = .up
  }

  /// Lands on a point, and lifts one frame later.
  public func tap(at point: CGPoint, file: StaticString = #fileID, line: UInt = #line) {
    down(at: point, file: file, line: line)
    device.runForFrame()
    up(file: file, line: line)
  }

  private func demandTouch(_ what: String, _ caller: CallSite) {
    caller.demand(contact.state != .up, "finger \(number) does not touch the screen; it cannot \(what)")
  }

  private func deliver(_ phase: UITouch.Phase) {
    guard isDown else { return }
    contact.lastSample = device.time
    device.perform {
      device.loop.deliver(
        [TouchSample(finger: number, phase: phase, location: location, timestamp: device.time)], to: device.window)
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "(\(x), \(y))" }
}
