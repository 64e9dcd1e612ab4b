import Kinetics
import UIKit

/// A list that goes on by a motion that it shares with the sheet.
@MainActor final class ListMomentum {
  private let list: DraggedList
  private let motion: JoinedMotion
  /// The media time of the lift.
  private let begin: Double
  private let end: Double
  private let ticker = FrameTicker()
  private let didEnd: () -> Void

  /// - Parameters:
  ///   - begin: The media time of the lift, from which the motion counts.
  ///   - didEnd: Called where the list has come to its end, and not where it was stopped.
  init(_ list: DraggedList, _ motion: JoinedMotion, begin: Double, pixel: Double, didEnd: @escaping () -> Void = {}) {
    self.list = list
    self.motion = motion
    self.begin = begin
    self.didEnd = didEnd
    end = begin + motion.endTime(threshold: pixel / 2)
    list.prepare()
    ticker.run(until: end) { [weak self] in self?.follow(at: $0) ?? false }
  }

  /// Leaves the list where it is.
  func stop() {
    ticker.stop()
  }

  private func follow(at time: Double) -> Bool {
    // Who scrolls the list meanwhile has it.
    guard !list.wasMoved, !list.scrollView.isTracking else {
      stop()
      return false
    }
    let isOver = time >= end - 1e-6
    let offset = motion.offset(at: min(time, end) - begin)
    // Its bounce is over half a pixel from the end, and it rests there.
    list.put(at: isOver ? min(offset, motion.scroll.end) : offset)
    guard !isOver else {
      stop()
      didEnd()
      return false
    }
    return true
  }
}
