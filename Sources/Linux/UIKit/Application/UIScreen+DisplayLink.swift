import Foundation
import QuartzCore

extension UIScreen {
  /// A display link of this screen that runs a closure for each frame once it is added to a run loop.
  package func displayLink(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(display: MainLoop.current.displayLinks, action: action)
  }

  /// Runs a closure once, after some seconds of the screen's clock.
  package func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    MainLoop.current.schedule(after: delay, work)
  }
}
