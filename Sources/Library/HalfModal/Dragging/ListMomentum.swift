import Kinetics
import UIKit

/// The list's part of a ``JoinedMotion``, which it shares with the sheet.
@MainActor final class ListMomentum {
  private let list: DraggedList
  private let motion: JoinedMotion
  /// The media time of the lift.
  private let begin: Double
  private let end: Double
  private let ticker = FrameTicker()
  private let didEnd: () -> Void

  /// - Parameters:
  ///   - begin: The media time of the lift, in seconds: time 0 of the motion.
  ///   - pixel: The length of a device pixel, in points.
  ///   - didEnd: Called at the end of the motion, but not if it was stopped.
  init(_ list: DraggedList, _ motion: JoinedMotion, begin: Double, pixel: Double, didEnd: @escaping () -> Void = {}) {
    self.list = list
    self.motion = motion
    self.begin = begin
    self.didEnd = didEnd
    end = begin + motion.endTime(threshold: pixel / 2)
    list.prepare()
    ticker.run(until: end) { [weak self] in self?.follow(at: $0) ?? false }
  }

  /// Stops the list at its current offset.
  func stop() {
    ticker.stop()
  }

  private func follow(at time: Double) -> Bool {
    // Stop if code or another finger scrolls the list.
    guard !list.wasMoved, !list.scrollView.isTracking else {
      stop()
      return false
    }
    let isOver = time >= end - 1e-6
    let offset = motion.offset(at: min(time, end) - begin)
    // At the end of its bounce the list is less than half a pixel from its end.
    list.put(at: isOver ? min(offset, motion.scroll.end) : offset)
    guard !isOver else {
      stop()
      didEnd()
      return false
    }
    return true
  }
}
