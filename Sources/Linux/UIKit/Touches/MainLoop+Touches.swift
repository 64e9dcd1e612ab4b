import Foundation
import QuartzCore

extension MainLoop {
  /// Hands what fingers did to a window, at the exact times: what is due before a sample happens before it. Samples
  /// of one moment make one event. A finger that lands outside of the window's views is not seen.
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

  /// The system takes all touches away, as for a call or when the app leaves the front.
  package func cancelAllTouches() {
    for window in windows { window.touchDispatcher.cancelAllTouches() }
    endTurn()
  }
}
