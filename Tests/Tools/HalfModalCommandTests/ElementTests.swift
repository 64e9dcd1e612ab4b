import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios with elements in the content and in the presenter, and with settings of the list.
@MainActor @Suite(.serialized) struct ElementTests {
  private func played(_ content: String, presenter: String = "", _ steps: String) throws -> Trace {
    try playSheet(#""content": { \#(content) }, "presenter": { "elements": [\#(presenter)] },"#, steps)
  }

  private func element(_ id: String, in trace: Trace) throws -> Trace.Element {
    try #require(trace.frames.last?.elements.first { $0.id == id })
  }

  // MARK: Places

  @Test func elementIsShownInItsRectangle() throws {
    let trace = try played(
      #""elements": [{ "kind": "label", "id": "name", "rect": [20, 60, 350, 40] }]"#,
      #"{ "move": "large" }, { "settle": true }"#)
    #expect(try element("name", in: trace).rect == CGRect(x: 20, y: 47 + 60, width: 350, height: 40))
    #expect(trace.frames.first?.elements.first?.rect == nil)
  }

  @Test func elementInTheListScrollsWithIt() throws {
    let trace = try played(
      #""elements": [{ "kind": "label", "id": "name", "rect": [20, 600, 350, 40], "in": "list" }]"#,
      #"{ "scrollTo": 500 }, { "run": 0.1 }"#)
    // The list is below the header, which is 40 high.
    #expect(try element("name", in: trace).rect == CGRect(x: 20, y: 422 + 40 + 600 - 500, width: 350, height: 40))
  }

  @Test func pinnedElementStaysAtTheSafeArea() throws {
    let trace = try played(
      #""elements": [{ "kind": "label", "id": "foot", "rect": [0, 8, 390, 50], "pin": "bottom" }]"#,
      presenter: #"{ "kind": "label", "id": "head", "rect": [0, 8, 390, 50], "pin": "top" }"#, #"{ "run": 0.1 }"#)
    #expect(try element("foot", in: trace).rect == CGRect(x: 0, y: 844 - 34 - 8 - 50, width: 390, height: 50))
    #expect(try element("head", in: trace).rect == CGRect(x: 0, y: 47 + 8, width: 390, height: 50))
  }

  // MARK: Fingers

  @Test func tapOnAButtonReportsItsAction() throws {
    let trace = try played(
      #""elements": [{ "kind": "button", "id": "go", "rect": [20, 60, 350, 40] }]"#, #"{ "tap": "go" }, { "run": 0.2 }"#)
    let actions = trace.events.filter { $0.name == "action" }
    #expect(actions.map { $0.field("id") } == [.string("go")])
    #expect(actions.map { $0.field("value") } == [.null])
    #expect(actions.map { $0.field("cancelled") } == [.bool(false)])
  }

  @Test func cancelledTouchReportsACancelledAction() throws {
    let trace = try played(
      #""elements": [{ "kind": "button", "id": "go", "rect": [20, 60, 350, 40] }]"#,
      #"{ "down": "go" }, { "hold": 0.3 }, { "cancelTouches": true }"#)
    #expect(trace.events.values(of: "cancelled", in: "action") == [.bool(true)])
  }

  @Test func horizontalDragScrollsTheCarousel() throws {
    let trace = try played(
      #""elements": [{ "kind": "carousel", "id": "tiles", "rect": [0, 60, 390, 120], "width": 1200 }]"#,
      #"{ "down": "tiles" }, { "by": [-200, 5], "for": 0.4 }, { "hold": 0.1 }, { "up": true }, { "settle": true }"#)
    let offset = try #require(try element("tiles", in: trace).offset)
    #expect((190...200).contains(offset))
    #expect(trace.frames.last?.top == 422)
  }

  @Test func touchOnThePresenterIsReported() throws {
    let trace = try play(
      """
      { "scene": "child", "presenter": { "elements": [{ "kind": "button", "id": "play", "rect": [100, 100, 80, 40] }] },
        "steps": [{ "tap": [30, 60] }, { "toggle": true }, { "settle": true }, { "tap": "header" }, { "tap": "play" }] }
      """)
    let touches = trace.events.values(of: "point", in: "presenterTouch")
    #expect(touches == [.numbers([30, 60]), .numbers([140, 120])])
    #expect(trace.events.values(of: "id", in: "action") == [.string("play")])
  }

  @Test func modalSheetKeepsTouchesFromThePresenter() throws {
    let trace = try played("", #"{ "tap": "header" }, { "tap": "backdrop" }, { "settle": true }"#)
    #expect(!trace.eventNames.contains("presenterTouch"))
  }

  // MARK: The list

  @Test func listHasTheSettingsOfItsHost() throws {
    let trace = try played(
      #""list": { "height": 900, "row": 30, "inset": [60, 20], "bounces": false, "indicator": false, "keyboardDismiss": "onDrag" }"#,
      #"{ "report": "list" }, { "scrollTo": 100 }, { "list": { "height": 480, "inset": [0, 0] } }, { "run": 0.1 }, { "report": "list" }"#
    )
    let reports = trace.events.filter { $0.name == "list" }
    #expect(reports[0].field("inset") == .numbers([60, 20]))
    #expect(reports[0].field("offset") == .number(-60))
    #expect(reports[0].field("contentSize") == .numbers([390, 900]))
    #expect(reports[0].field("bounces") == .bool(false))
    #expect(reports[0].field("indicator") == .bool(false))
    #expect(reports[0].field("keyboardDismiss") == .string("onDrag"))
    #expect(reports[1].field("inset") == .numbers([0, 0]))
    #expect(reports[1].field("contentSize") == .numbers([390, 480]))
    #expect(reports.map { $0.field("writes") } == [.integer(0), .integer(0)])
  }

  @Test func traceOptionLayoutAddsLayoutsAndTheClock() throws {
    let steps =
      #""steps": [{ "present": true }, { "settle": true }, { "down": "list" }, { "by": [0, -100], "for": 0.1 }, { "up": true }, { "run": 0.1 }]"#
    let trace = try play(#"{ "scene": "sheet", "sheet": { "selected": "large" }, "trace": ["layout"], \#(steps) }"#)
    #expect(trace.frames.contains { $0.layout?.isTicking == true })
    #expect(trace.frames.first?.layout?.passes == 0)
    #expect((trace.frames.last?.layout?.passes ?? 0) > 0)
    #expect(trace.frames.last?.json.contains(#""layouts": "#) == true)
    let plain = try play(#"{ "scene": "sheet", \#(steps) }"#)
    #expect(plain.frames.allSatisfy { $0.layout == nil && !$0.json.contains("clock") })
  }
}
