import UIKit

/// Calls for each frame of the display, with the frame's media time, and once at an end that may lie between two frames.
@MainActor final class FrameTicker {
  private let calls = Calls()

  /// What is asked of the clock. It outlives the ticker until it is found that nobody wants to be called any more.
  @MainActor private final class Calls {
    var link: CADisplayLink?
    var cancelEnd: (() -> Void)?

    func stop() {
      link?.invalidate()
      link = nil
      cancelEnd?()
      cancelEnd = nil
    }
  }

  /// Starts to call, or takes another end.
  ///
  /// - Parameters:
  ///   - end: The media time of the last call.
  ///   - tick: Returns whether it wants to be called again.
  func run(until end: Double, _ tick: @escaping @MainActor (Double) -> Bool) {
    let calls = calls
    calls.cancelEnd?()
    calls.cancelEnd = callExactly(after: max(0, end - CACurrentMediaTime())) {
      if !tick(end) { calls.stop() }
    }
    guard calls.link == nil else { return }
    calls.link = .onMainLoop { link in
      if !tick(link.timestamp) { calls.stop() }
    }
  }

  func stop() {
    calls.stop()
  }
}
