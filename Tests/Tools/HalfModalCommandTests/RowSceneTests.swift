import Testing
import UIKit

@testable import HalfModalCommand

/// A list in a sheet whose rows have actions, or can be moved, each as a scenario. The sheet never moves with a row.
@MainActor @Suite(.serialized) struct RowSceneTests {
  private func played(_ list: String, _ steps: String) throws -> Trace {
    try play(
      """
      { "scene": "sheet", "content": { "list": { "height": 1010, "row": 44, \(list) } },
        "steps": [{ "present": true }, { "settle": true }, { "mark": "up" }, \(steps), { "settle": true }, { "report": "list" }] }
      """)
  }

  private func told(_ name: String, in trace: Trace) -> [[Trace.Value?]] {
    trace.events.filter { $0.name == name }.map { event in ["row", "from", "to"].map { event.field($0) } }
  }

  private func expectStill(_ trace: Trace) throws {
    let start = try #require(trace.events.first { $0.name == "mark" }).time
    let frames = trace.frames.filter { $0.time >= start }
    #expect(frames.count > 30 && Set(frames.map(\.top)).count == 1)
    #expect(frames.last?.offset == 0)
    #expect(trace.events.first { $0.name == "list" }?.field("contentSize") == .numbers([390, 1010]))
    #expect(trace.events.first { $0.name == "list" }?.field("writes") == .integer(0))
  }

  /// The middle of a row below the header of a sheet of medium height.
  private func middle(of row: Int, in trace: Trace) throws -> CGFloat {
    try #require(trace.frames.last).top + 40 + 44 * CGFloat(row) + 22
  }

  @Test func aSwipeOverARowIsTheRowsAlone() throws {
    let y = try middle(of: 1, in: played(#""rowSwipe": true"#, #"{ "run": 0.1 }"#))
    let trace = try played(
      #""rowSwipe": true"#,
      #"{ "down": [300, \#(y)] }, { "by": [-120, 0], "for": 0.3 }, { "by": [0, -100], "for": 0.3 }, { "up": true }"#)
    #expect(told("rowSwipe", in: trace) == [[.integer(1), nil, nil]])
    try expectStill(trace)
  }

  @Test func aReorderIsTheRowsAlone() throws {
    let y = try middle(of: 1, in: played(#""reorder": true"#, #"{ "run": 0.1 }"#))
    let drag = #"{ "down": [370, \#(y)] }, { "by": [0, 100], "for": 0.4 }, { "hold": 0.1 }, { "up": true }"#
    let trace = try played(#""reorder": true"#, drag)
    #expect(told("reorder", in: trace) == [[nil, .integer(1), .integer(3)]])
    try expectStill(trace)
    // Only once the step says so; before, the finger drags the sheet.
    let later = try played(#""bounces": true"#, #"{ "list": { "reorder": true } }, { "run": 0.1 }, \#(drag)"#)
    #expect(told("reorder", in: later) == [[nil, .integer(1), .integer(3)]])
    let without = try played(#""bounces": true"#, drag)
    #expect(told("reorder", in: without).isEmpty)
    #expect(Set(without.frames.map(\.top)).count > 30)
  }
}
