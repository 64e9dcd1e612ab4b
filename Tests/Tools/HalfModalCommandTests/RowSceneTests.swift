import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios in which a finger swipes or moves a row of the list, and the sheet stays still.
@MainActor @Suite(.serialized) struct RowSceneTests {
  private func played(_ list: String, _ steps: String) throws -> Trace {
    try playSheet(
      #""content": { "list": { "height": 1010, "row": 44, \#(list) } },"#,
      #"{ "mark": "up" }, \#(steps), { "settle": true }, { "report": "list" }"#)
  }

  private func rows(_ name: String, in trace: Trace) -> [[Trace.Value?]] {
    trace.events.filter { $0.name == name }.map { event in ["row", "from", "to"].map { event.field($0) } }
  }

  private func expectStill(_ trace: Trace) throws {
    let start = try trace.time(of: "up")
    let frames = trace.frames.filter { $0.time >= start }
    #expect(frames.count > 30 && Set(frames.map(\.top)).count == 1)
    #expect(frames.last?.offset == 0)
    #expect(trace.events.first { $0.name == "list" }?.field("contentSize") == .numbers([390, 1010]))
    #expect(trace.events.first { $0.name == "list" }?.field("writes") == .integer(0))
  }

  /// Returns the y coordinate of the middle of a row in the window.
  private func middle(of row: Int, in trace: Trace) throws -> CGFloat {
    try #require(trace.frames.last).top + 40 + 44 * CGFloat(row) + 22
  }

  @Test func swipeOverARowMovesOnlyTheRow() throws {
    let y = try middle(of: 1, in: played(#""rowSwipe": true"#, #"{ "run": 0.1 }"#))
    let trace = try played(
      #""rowSwipe": true"#,
      #"{ "down": [300, \#(y)] }, { "by": [-120, 0], "for": 0.3 }, { "by": [0, -100], "for": 0.3 }, { "up": true }"#)
    #expect(rows("rowSwipe", in: trace) == [[.integer(1), nil, nil]])
    try expectStill(trace)
  }

  @Test func reorderMovesOnlyTheRow() throws {
    let y = try middle(of: 1, in: played(#""reorder": true"#, #"{ "run": 0.1 }"#))
    let drag = #"{ "down": [370, \#(y)] }, { "by": [0, 100], "for": 0.4 }, { "hold": 0.1 }, { "up": true }"#
    let trace = try played(#""reorder": true"#, drag)
    #expect(rows("reorder", in: trace) == [[nil, .integer(1), .integer(3)]])
    try expectStill(trace)
    // The rows can be moved only after the step. Without it the finger drags the sheet.
    let later = try played(#""bounces": true"#, #"{ "list": { "reorder": true } }, { "run": 0.1 }, \#(drag)"#)
    #expect(rows("reorder", in: later) == [[nil, .integer(1), .integer(3)]])
    let without = try played(#""bounces": true"#, drag)
    #expect(rows("reorder", in: without).isEmpty)
    #expect(Set(without.frames.map(\.top)).count > 30)
  }
}
