import UIKit
import UIKitTesting

extension Stage {
  /// Lands a finger in the middle of the screen's width, at a distance from the top of the screen.
  @discardableResult public func land(at y: CGFloat, finger number: Int = 1) -> Finger {
    land(at: CGPoint(x: device.model.size.width / 2, y: y), finger: number)
  }

  /// Lands a finger on a point of the screen.
  @discardableResult public func land(at point: CGPoint, finger number: Int = 1) -> Finger {
    let finger = device.finger(number)
    finger.down(at: point)
    return finger
  }

  /// Lands a finger on the sheet, 20 points below its top edge as it is shown at the moment.
  public func landOnHeader(of sheet: any TestedSheet) -> Finger {
    land(at: min(device.model.size.height - 14, (sheet.top ?? device.model.size.height) + 20))
  }

  /// Lands a finger on the header of a moving sheet, which stops it.
  public func catchSheet(_ sheet: any TestedSheet) -> Finger {
    landOnHeader(of: sheet)
  }

  /// Drags the sheet by its header, stops, and lifts.
  public func dragHeader(of sheet: any TestedSheet, by distance: CGFloat, for duration: TimeInterval = 0.5) {
    let finger = landOnHeader(of: sheet)
    finger.move(down: distance, for: duration)
    finger.stopAndLift()
  }

  /// Drags the sheet by its header, and lifts without a stop.
  public func flickHeader(of sheet: any TestedSheet, by distance: CGFloat, for duration: TimeInterval = 0.1) {
    let finger = landOnHeader(of: sheet)
    finger.move(down: distance, for: duration)
    finger.up()
  }

  /// Drags down from a height of the screen, or up by a negative distance, stops, and lifts.
  public func drag(from y: CGFloat, by distance: CGFloat, for duration: TimeInterval = 0.5) {
    let finger = land(at: y)
    finger.move(down: distance, for: duration)
    finger.stopAndLift()
  }

  /// Drags down from a height of the screen, or up by a negative distance, and lifts without a stop.
  public func flick(from y: CGFloat, by distance: CGFloat, for duration: TimeInterval = 0.1) {
    let finger = land(at: y)
    finger.move(down: distance, for: duration)
    finger.up()
  }

  /// Taps beside a sheet at the bottom of the screen, 100 points below the top of the screen.
  public func tapBackdrop() {
    device.finger().tap(at: CGPoint(x: device.model.size.width / 2, y: 100))
  }

  /// Taps the grabber of a sheet, 10 points below its top edge.
  public func tapGrabber(of sheet: any TestedSheet) {
    device.finger().tap(at: CGPoint(x: device.model.size.width / 2, y: (sheet.top ?? 0) + 10))
  }

  /// Turns the device on its side, without a safe area.
  public func turn(duration: TimeInterval = 0.3) {
    let size = device.model.size
    device.resize(to: CGSize(width: size.height, height: size.width), safeAreaInsets: .zero, duration: duration)
  }
}

extension Finger {
  /// Moves down, or up by a negative distance.
  public func move(down distance: CGFloat, for duration: TimeInterval = 0) {
    move(by: CGVector(dx: 0, dy: distance), for: duration)
  }

  /// Moves up.
  public func move(up distance: CGFloat, for duration: TimeInterval = 0) {
    move(down: -distance, for: duration)
  }

  /// Rests for 0.2 seconds, so that it has no speed, and lifts.
  public func stopAndLift() {
    hold(for: 0.2)
    up()
  }
}
