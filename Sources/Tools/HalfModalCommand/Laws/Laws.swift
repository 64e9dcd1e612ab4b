import HalfModal
import UIKit

/// The laws of motion, checked against the trace of a scenario.
struct Laws {
  let scenario: Scenario
  let trace: Trace
  let frames: [Trace.Frame]

  init(scenario: Scenario, trace: Trace) {
    self.scenario = scenario
    self.trace = trace
    frames = trace.frames
  }

  /// All violations.
  var violations: [Violation] {
    losses + jumps + rests + ends + dismissals + disturbances + leaks + restlessness + routes
  }

  /// Returns the geometry of the sheet in a frame.
  func geometry(in frame: Trace.Frame) -> SheetGeometry {
    SheetGeometry(trace.setups[frame.circumstances.setup], frame.circumstances)
  }
}
