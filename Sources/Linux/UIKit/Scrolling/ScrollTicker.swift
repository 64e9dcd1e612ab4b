import Foundation
import QuartzCore

/// Calls a closure in each frame of a motion, and another at its exact end.
@MainActor final class ScrollTicker {
  private var link: CADisplayLink?
  private var end: ScheduledWork?

  isolated deinit { stop() }

  func start(until time: CFTimeInterval, frame: @escaping () -> Void, end: @escaping @MainActor () -> Void) {
    let loop = MainLoop.current
    if link == nil {
      let link = CADisplayLink(display: loop.displayLinks) { _ in frame() }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    self.end?.cancel()
    self.end = loop.schedule(after: time - MediaTime.now, end)
  }

  func stop() {
    link?.invalidate()
    end?.cancel()
    (link, end) = (nil, nil)
  }
}
