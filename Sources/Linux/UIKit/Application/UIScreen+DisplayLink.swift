import Foundation
import QuartzCore

extension UIScreen {
  /// Makes a display link of this screen that calls a closure for each frame, after it is added to a run loop.
  package func displayLink(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(display: MainLoop.current.displayLinks, action: action)
  }

  /// Calls a closure once, after `delay` seconds on the screen's clock.
  package func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    MainLoop.current.schedule(after: delay, work)
  }
}
