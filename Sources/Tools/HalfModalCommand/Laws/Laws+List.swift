import HalfModal
import UIKit

extension Laws {
  /// L6: while nothing moves, the list has the host's settings. Only fingers, the host and the list's own motion change its offset.
  var disturbances: [Violation] {
    let settings = frames.compactMap { frame -> Violation? in
      frame.circumstances.list?.isAsHostLeftIt != false
        ? nil : Violation(law: "L6", time: frame.time, problem: "a setting of the list does not have its host's value")
    }
    return settings + zip(frames, frames.dropFirst()).compactMap(offsetChange) + restsOutside
  }

  /// A list without a touch rests within its content, unless its host has set another offset.
  private var restsOutside: [Violation] {
    guard scenario.scene != .system else { return [] }
    var hosts: (writes: Int, offset: CGFloat?) = (0, nil)
    return frames.compactMap { frame in
      guard let list = frame.circumstances.list else { return nil }
      let excess = max(list.range.lowerBound - list.offset, list.offset - list.range.upperBound)
      if list.hostWrites != hosts.writes {
        hosts = (list.hostWrites, excess > 0 ? list.offset : nil)
      }
      guard excess > 0.01, frame.circumstances.isIdle, !frame.circumstances.isTouched, !list.isDragged, !list.isMoving,
        hosts.offset.map({ abs($0 - list.offset) > 0.01 }) != false
      else { return nil }
      return Violation(law: "L6", time: frame.time, problem: "the list rests at \(list.offset), outside \(list.range)")
    }
  }

  private func offsetChange(_ before: Trace.Frame, _ after: Trace.Frame) -> Violation? {
    let (old, new) = (before.circumstances, after.circumstances)
    // The system sheet doesn't report its motions, which change the list's limits too.
    guard scenario.scene != .system, let list = old.list, let newList = new.list, abs(list.offset - newList.offset) > 0.01,
      old.dismissals == new.dismissals, list.hostWrites == newList.hostWrites,
      old.setup == new.setup, old.activity.commands == new.activity.commands, old.activity.touches == new.activity.touches,
      !old.isTouched, !new.isTouched, !list.isMoving, !newList.isMoving,
      !trace.setups[new.setup].sheet.configuration.carriesMomentum
    else { return nil }
    // A list at a limit moves with it, and a list past its end comes back.
    guard abs(list.range.lowerBound - newList.range.lowerBound) < 0.01, list.range.contains(list.offset),
      newList.range.contains(list.offset)
    else { return nil }
    guard !hasEndComeBack(before, after, from: list, to: newList) else { return nil }
    // A pulled-in modal gets the layout for a rotated screen when its transition ends.
    if scenario.scene == .pull, before.phase != after.phase, hasTurned { return nil }
    return Violation(
      law: "L6", time: after.time,
      problem: "the list moved from \(list.offset) to \(newList.offset) without a finger, its host or a motion")
  }

  /// Whether the end of the list came back because the sheet changed its size. The list gets the sheet's new position before its new
  /// size, so for a moment its safe area is zero.
  private func hasEndComeBack(
    _ before: Trace.Frame, _ after: Trace.Frame, from list: Trace.List, to newList: Trace.List
  ) -> Bool {
    before.rect?.size != after.rect?.size && newList.offset < list.offset
      && newList.offset > newList.range.upperBound - after.circumstances.safeArea.bottom - 0.01
  }
}
