import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios with a slider, a field or a refresh control in the sheet.
@MainActor @Suite(.serialized) struct ControlSceneTests {
  private func played(_ content: String, sheet: String = "", _ steps: String) throws -> Trace {
    try playSheet(#""content": { \#(content) },"#, sheet: sheet, #"{ "mark": "up" }, \#(steps), { "settle": true }"#)
  }

  /// Returns the top edges of the sheet since the mark.
  private func tops(in trace: Trace) throws -> Set<CGFloat> {
    let start = try trace.time(of: "up")
    return Set(trace.frames.filter { $0.time >= start }.map(\.top))
  }

  // MARK: Slider

  private func sliderInList(_ steps: String) throws -> Trace {
    try played(
      #""elements": [{ "kind": "slider", "id": "volume", "rect": [20, 100, 350, 40], "in": "list", "value": 0.5 }]"#, steps)
  }

  private func values(in trace: Trace) -> [Trace.Value?] {
    trace.events.values(of: "value", in: "action")
  }

  @Test(arguments: ["[100, 0]", "[100, 60]", "[100, -60]"]) func dragAlongTheTrackMovesOnlyTheSlider(_ movement: String) throws {
    let trace = try sliderInList(#"{ "down": "volume" }, { "by": \#(movement), "for": 0.3 }, { "up": true }"#)
    #expect(try tops(in: trace) == [422])
    #expect(trace.frames.last?.offset == 0)
    #expect(!trace.eventNames.contains("beginDrag"))
    // The knob is 28 points wide, so it moves by 350 - 28 points from end to end.
    let number = try #require(values(in: trace).first??.number)
    #expect(abs(number - (0.5 + 100 / 322)) < 1e-3)
    #expect(values(in: trace).count == 1)
    #expect(trace.events.first { $0.name == "action" }?.field("cancelled") == .bool(false))
  }

  @Test func dragAcrossTheTrackMovesOnlyTheSheet() throws {
    let trace = try sliderInList(#"{ "down": "volume" }, { "by": [0, -300], "for": 0.3 }, { "up": true }"#)
    #expect(trace.frames.last?.top == 47)
    #expect(values(in: trace).allSatisfy { $0 == .number(0.5) })
    #expect(trace.events.filter { $0.name == "action" }.allSatisfy { $0.field("cancelled") == .bool(true) })
  }

  @Test func dragBesideTheKnobMovesOnlyTheSheet() throws {
    let trace = try sliderInList(#"{ "down": [60, 582] }, { "by": [5, -300], "for": 0.3 }, { "up": true }"#)
    #expect(trace.frames.last?.top == 47)
    #expect(values(in: trace).isEmpty)
  }

  @Test func cancelledTouchLeavesTheKnobInPlace() throws {
    let trace = try sliderInList(
      #"{ "down": "volume" }, { "hold": 0.3 }, { "by": [-161, 0], "for": 0.3 }, { "cancelTouches": true }"#)
    #expect(values(in: trace) == [.number(0)])
    #expect(trace.events.first { $0.name == "action" }?.field("cancelled") == .bool(true))
  }

  // MARK: Field

  private func field(_ steps: String) throws -> Trace {
    try played(#""elements": [{ "kind": "field", "id": "search", "rect": [20, 60, 350, 36] }]"#, steps)
  }

  private func cancellations(in trace: Trace) -> [Trace.Value?] {
    trace.events.values(of: "cancelled", in: "action")
  }

  @Test func tapOnAFieldStartsEditing() throws {
    let trace = try field(#"{ "tap": "search" }, { "run": 0.3 }, { "tap": "search" }"#)
    #expect(cancellations(in: trace) == [.bool(false)])
    #expect(values(in: trace) == [.null])
    #expect(try tops(in: trace) == [422])
  }

  @Test func dragFromAFieldMovesTheSheet() throws {
    let trace = try field(#"{ "down": "search" }, { "hold": 0.2 }, { "by": [0, -300], "for": 0.3 }, { "up": true }"#)
    #expect(cancellations(in: trace) == [.bool(true)])
    #expect(trace.frames.last?.top == 47)
  }

  @Test func keyboardDoesNotCoverTheEditedField() throws {
    let trace = try field(#"{ "tap": "search" }, { "keyboard": { "height": 336 } }"#)
    #expect(trace.frames.last?.elements.first?.rect?.maxY ?? .infinity <= 844 - 336)
  }

  // MARK: Refresh

  private static let pull = #"{ "down": "list" }, { "by": [0, 220], "for": 0.6 }, { "up": true }"#

  private func refreshes(in trace: Trace) -> Int {
    trace.events.count { $0.name == "refresh" }
  }

  @Test func pullAtTheOnlyDetentRefreshesOnce() throws {
    let trace = try played(
      #""list": { "refresh": 80 }"#, sheet: #""detents": ["large"], "dismissal": { "drag": false }"#, Self.pull)
    #expect(refreshes(in: trace) == 1)
    #expect(try tops(in: trace) == [47])
    #expect(trace.frames.last?.offset == 0)
  }

  @Test func pullAtLargeMovesTheSheetAndDoesNotRefresh() throws {
    let trace = try played(
      #""list": { "refresh": 80 }"#,
      sheet: #""detents": ["medium", "large"], "selected": "large", "dismissal": { "drag": false }"#, Self.pull)
    #expect(refreshes(in: trace) == 0)
    #expect(trace.frames.last?.top == 422)
    #expect(trace.frames.allSatisfy { ($0.offset ?? 0) == 0 })
  }

  @Test func pullAtTheLowestDetentRefreshesIfDragsDoNotDismiss() throws {
    let trace = try played(#""list": { "refresh": 80 }"#, sheet: #""dismissal": { "drag": false }"#, Self.pull)
    #expect(refreshes(in: trace) == 1)
    #expect(try tops(in: trace) == [422])
  }

  @Test func shortPullDoesNotRefresh() throws {
    let trace = try played(
      #""list": { "refresh": 200 }"#, sheet: #""detents": ["large"], "dismissal": { "drag": false }"#, Self.pull)
    #expect(refreshes(in: trace) == 0)
    #expect(trace.frames.last?.offset == 0)
  }

  @Test func refreshCanBeAddedAndRemovedLater() throws {
    let trace = try played(
      #""list": {}"#, sheet: #""detents": ["large"], "dismissal": { "drag": false }"#,
      """
      \(Self.pull), { "settle": true }, { "list": { "refresh": 80 } }, { "report": "list" }, { "mark": "on" }, \(Self.pull),
      { "settle": true }, { "mark": "off" }, { "list": { "refresh": null } }, { "report": "list" }, \(Self.pull)
      """)
    let names = trace.eventNames.filter { ["refresh", "mark", "list"].contains($0) }
    #expect(names == ["mark", "list", "mark", "refresh", "mark", "list"])
    #expect(trace.events.values(of: "refresh", in: "list") == [.number(80), .null])
  }
}
