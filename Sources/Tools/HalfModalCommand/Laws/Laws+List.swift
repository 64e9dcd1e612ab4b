import HalfModal
import UIKit

extension Laws {
  /// L6: what the host has set of its list is so whenever nothing moves, and the offset changes under fingers and by the host alone.
  var disturbances: [Violation] {
    let settings = frames.compactMap { frame -> Violation? in
      frame.circumstances.list?.isAsHostLeftIt != false
        ? nil : Violation(law: "L6", time: frame.time, what: "the list is not as its host has set it")
    }
    return settings + zip(frames, frames.dropFirst()).compactMap(offsetChange) + restsOutside
  }

  /// A list that nobody touches rests where it has content to show, unless its host has put it elsewhere.
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
      return Violation(law: "L6", time: frame.time, what: "the list rests at \(list.offset), outside of \(list.range)")
    }
  }

  private func offsetChange(_ before: Trace.Frame, _ after: Trace.Frame) -> Violation? {
    let (old, new) = (before.circumstances, after.circumstances)
    // The system's sheet does not tell when it moves, and with it the list's own limits.
    guard scenario.scene != .system, let list = old.list, let newList = new.list, abs(list.offset - newList.offset) > 0.01,
      old.dismissals == new.dismissals, list.hostWrites == newList.hostWrites,
      old.setup == new.setup, old.activity.commands == new.activity.commands, old.activity.touches == new.activity.touches,
      !old.isTouched, !new.isTouched, !list.isMoving, !newList.isMoving,
      !trace.setups[new.setup].sheet.configuration.carriesMomentum
    else { return nil }
    // Content at its start stays there, and what is beyond the end comes back.
    guard abs(list.range.lowerBound - newList.range.lowerBound) < 0.01, list.range.contains(list.offset),
      newList.range.contains(list.offset)
    else { return nil }
    guard !isTakenBack(before, after, from: list, to: newList) else { return nil }
    // Where a pulled-in modal arrives, it is laid out for a screen that has turned on the way.
    if scenario.scene == .pull, before.phase != after.phase, hasTurned { return nil }
    return Violation(law: "L6", time: after.time, what: "the list goes from \(list.offset) to \(newList.offset) by nobody's hand")
  }

  /// Whether the end of a list comes back because its sheet has changed its size. Where the sheet is then is told to the list before
  /// the size that it has there, so that for a moment no safe area counts.
  private func isTakenBack(_ before: Trace.Frame, _ after: Trace.Frame, from list: Trace.List, to newList: Trace.List) -> Bool {
    before.rect?.size != after.rect?.size && newList.offset < list.offset
      && newList.offset > newList.range.upperBound - after.circumstances.safeArea.bottom - 0.01
  }
}
