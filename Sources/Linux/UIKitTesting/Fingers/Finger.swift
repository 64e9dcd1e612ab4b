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
  public var location: CGPoint { contact.location }

  /// Whether the finger touches the screen, and its touch was not taken away.
  public var isDown: Bool { contact.state == .down }

  private let contact: Contact
  private let device: VirtualDevice

  init(number: Int, contact: Contact, device: VirtualDevice) {
    self.number = number
    self.contact = contact
    self.device = device
  }

  /// Lands on a point of the screen, which it must not touch yet.
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

  /// Moves in a straight line at a constant speed, with a sample in every frame and one at the exact end, and one at the exact
  /// start where it has rested before.
  ///
  /// - Parameter duration: In seconds; with 0 the finger is there at once, with one sample.
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
    // Where it has rested is not where it has been going since.
    if contact.lastSample < begin { deliver(.moved) }
    device.run(until: begin + duration) { now in
      let part = CGFloat(min(1, (now - begin) / duration))
      contact.location = CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part)
      deliver(.moved)
    }
  }

  /// Rests where it is.
  public func hold(for duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    demandTouch("rest", CallSite(file: file, line: line))
    device.run(for: duration, file: file, line: line)
  }

  /// Lifts.
  public func up(file: StaticString = #fileID, line: UInt = #line) {
    demandTouch("lift", CallSite(file: file, line: line))
    deliver(.ended)
    contact.state = .up
  }

  /// Lands, and lifts a frame later.
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
