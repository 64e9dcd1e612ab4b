import UIKit

/// Calls a closure in each frame with the frame's media time, and once at an end time, which can be between two frames.
@MainActor final class FrameTicker {
  private let calls = Calls()

  /// The pending calls. They outlive the ticker until the closure returns false.
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

  /// Starts the calls. If they already run, changes only the end time and the closure of the last call.
  ///
  /// - Parameters:
  ///   - end: The media time of the last call, in seconds.
  ///   - tick: Receives a media time in seconds. Returns whether the calls continue.
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
