import Foundation
import QuartzCore

extension MainLoop {
  /// Delivers samples to a window, each at its exact time: work that is due before a sample runs before it. Samples with the
  /// same time make one event. Fingers that touch down outside the window's views are ignored.
  package func deliver(_ samples: [TouchSample], to window: UIWindow) {
    var rest = samples[...]
    while let first = rest.first {
      var fingers: Set<Int> = []
      let moment = rest.prefix {
        abs($0.timestamp - first.timestamp) <= MainLoop.tolerance && fingers.insert($0.finger).inserted
      }
      rest = rest.dropFirst(moment.count)
      if first.timestamp > MediaTime.now { advance(to: first.timestamp) }
      window.touchDispatcher.receive(Array(moment))
      endTurn()
    }
  }

  /// Cancels all touches, as the system does for a phone call or when the app becomes inactive.
  package func cancelAllTouches() {
    for window in windows { window.touchDispatcher.cancelAllTouches() }
    endTurn()
  }
}
