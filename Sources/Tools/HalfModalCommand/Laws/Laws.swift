import HalfModal
import UIKit

/// The laws of motion, held against the trace of a scenario.
struct Laws {
  let scenario: Scenario
  let trace: Trace
  let frames: [Trace.Frame]

  init(scenario: Scenario, trace: Trace) {
    self.scenario = scenario
    self.trace = trace
    frames = trace.frames
  }

  /// Everything that breaks a law, in the order of the laws.
  var violations: [Violation] {
    losses + jumps + rests + ends + dismissals + disturbances + leaks + restlessness + routes
  }

  /// The way of the sheet in a frame.
  func way(in frame: Trace.Frame) -> SheetWay {
    SheetWay(trace.setups[frame.circumstances.setup], frame.circumstances)
  }
}
