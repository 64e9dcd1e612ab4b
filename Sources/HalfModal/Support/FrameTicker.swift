import UIKit

/// Calls for each frame of the display, with the frame's media time, and once at an end that may lie between two frames.
@MainActor final class FrameTicker {
  private var link: CADisplayLink?
  private var cancelEnd: (() -> Void)?

  /// Starts to call, or takes another end.
  ///
  /// - Parameters:
  ///   - end: The media time of the last call.
  ///   - tick: Returns whether it wants to be called again.
  func run(until end: Double, _ tick: @escaping @MainActor (Double) -> Bool) {
    cancelEnd?()
    cancelEnd = callExactly(after: max(0, end - CACurrentMediaTime())) { [weak self] in
      if !tick(end) { self?.stop() }
    }
    guard link == nil else { return }
    link = .calling { [weak self] link in
      if !tick(link.timestamp) {
        link.invalidate()
        self?.stop()
      }
    }
    // The common modes by their name: not every SDK types this parameter as a mode.
    link?.add(to: .main, forMode: .init("kCFRunLoopCommonModes"))
  }

  func stop() {
    link?.invalidate()
    link = nil
    cancelEnd?()
    cancelEnd = nil
  }
}
