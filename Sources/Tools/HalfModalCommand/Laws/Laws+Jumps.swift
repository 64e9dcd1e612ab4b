import HalfModal
import UIKit

extension Laws {
  /// The largest speed of a sheet that moves by itself, in lengths of its container per second. The fastest ready-made motion, a
  /// critically damped spring of half a second, reaches 6.8 times its distance per second. The distance is more than one length if
  /// the motion starts above the top detent, and redirecting a motion adds its velocity.
  private static let speedLimit: CGFloat = 12

  /// The same for a sheet that moves with a keyboard, by the same spring in a quarter of a second: 13.6 times its distance.
  private static let speedLimitWithKeyboard: CGFloat = 20

  /// The largest velocity with which a finger released the sheet.
  private var greatestLift: CGFloat {
    trace.lines.reduce(0) { greatest, line in
      guard case .event(let event) = line, event.name == "endDrag", case .number(let velocity)? = event.field("velocity") else {
        return greatest
      }
      return max(greatest, CGFloat(abs(velocity)))
    }
  }

  /// L2: between two frames the sheet moves no further than the fingers did, or than its own speed allows if it moves by itself.
  var jumps: [Violation] {
    let length = frames.reduce(0) { max($0, $1.circumstances.container.width, $1.circumstances.container.height) }
    let hasKeyboard = trace.setups.contains { $0.keyboardHeight > 0 }
    let ownSpeed = (hasKeyboard ? Self.speedLimitWithKeyboard : Self.speedLimit) * length + greatestLift
    return zip(frames, frames.dropFirst()).compactMap { before, after in
      let (old, new) = (before.circumstances, after.circumstances)
      guard let rect = before.rect, let newRect = after.rect, old.isInWindow, new.isInWindow, old.container == new.container,
        old.safeArea == new.safeArea, old.dismissals == new.dismissals,
        old.activity.jumps == new.activity.jumps, old.setup == new.setup || scenario.scene != .system,
        new.activity.jumps == 0 || !isDeferred(before, after)
      else { return nil }
      let geometry = geometry(in: after)
      // The distance of a sheet outside its container isn't visible.
      let distance = abs(max(0, geometry.extent(of: newRect)) - max(0, geometry.extent(of: rect)))
      guard distance > 0.01 else { return nil }
      let (travel, newTravel) = (old.activity.travel, new.activity.travel)
      let (dx, dy) = (newTravel.dx - travel.dx, newTravel.dy - travel.dy)
      // A drag begins after a few points along the finger's path, in any direction, and the sheet moves by those too.
      var limit = before.phase == .resting ? dx + dy : geometry.isVertical ? dy : dx
      // A sheet that is moved by code, released or caught between two frames moves by itself for a part of that time.
      if old.activity.touches != new.activity.touches || old.activity.commands != new.activity.commands || hasOwnSpeed
        || isMoving(before) || isMoving(after) || old.activity.isTurning || new.activity.isTurning
      {
        limit += ownSpeed * CGFloat(after.time - before.time)
      }
      return distance <= limit + 0.01
        ? nil : Violation(law: "L2", time: after.time, problem: "the sheet jumps by \(distance) points in one frame")
    }
  }

  /// Whether a jump may come from an earlier call by code. A call during a transition is deferred until its end, and a pulled-in modal
  /// gets a new window size with the finger's next movement.
  private func isDeferred(_ before: Trace.Frame, _ after: Trace.Frame) -> Bool {
    scenario.scene == .pull || isMoving(before) && before.phase != after.phase
  }

  /// Whether the sheet may move by itself in any frame. The system sheet doesn't report its motions, and a pull moves the modal
  /// further than the finger.
  private var hasOwnSpeed: Bool {
    scenario.scene == .system || scenario.scene == .pull
  }

  private func isMoving(_ frame: Trace.Frame) -> Bool {
    frame.phase == .presenting || frame.phase == .settling || frame.phase == .dismissing
  }
}
