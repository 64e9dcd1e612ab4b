import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios in which code or the device changes a presented sheet.
@MainActor @Suite(.serialized) struct StepTests {
  private func played(_ scene: String = "sheet", _ rest: String = "", _ steps: String) throws -> Trace {
    let show = scene == "child" ? #"{ "toggle": true }"# : #"{ "present": true }"#
    return try play(#"{ "scene": "\#(scene)"\#(rest), "steps": [\#(show), { "settle": true }, { "mark": "up" }, \#(steps)] }"#)
  }

  @Test(arguments: ["sheet", "child"]) func sheetMovesToChangedDetents(scene: String) throws {
    let trace = try played(scene, "", #"{ "set": { "detents": ["large"] } }, { "settle": true }"#)
    #expect(trace.frames.last?.top == 47)
    let completions = trace.events.filter { $0.field("of") == .string("set") }
    #expect(completions.map { $0.field("finished") } == [.bool(true)])
    let up = try trace.time(of: "up")
    let between = trace.frames.filter { $0.time > up && $0.top > 47.01 && $0.top < 421.99 }
    #expect(between.count >= 6)
  }

  @Test func changeWithoutAnimationShowsInTheNextFrame() throws {
    let trace = try played("sheet", "", #"{ "set": { "detents": ["large"] }, "animated": false }, { "run": 0.02 }"#)
    #expect(trace.frames.last?.top == 47)
  }

  @Test(arguments: [
    ("top", CGRect(x: 0, y: 0, width: 390, height: 422)), ("leading", CGRect(x: 0, y: 0, width: 195, height: 844)),
  ])
  func sheetRestsAtItsEdge(edge: String, rect: CGRect) throws {
    let trace = try played("sheet", #", "sheet": { "edge": "\#(edge)" }"#, #"{ "run": 0.1 }"#)
    #expect(trace.frames.last?.rect == rect)
  }

  /// Only the sheet draws a grabber; the content draws none.
  @Test(arguments: [true, false]) func sheetShowsOneGrabberAtMost(grabber: Bool) throws {
    func grabbers(in view: UIView) -> Int {
      (view.bounds.size == CGSize(width: 36, height: 5) && !view.isHidden ? 1 : 0)
        + view.subviews.reduce(0) { $0 + grabbers(in: $1) }
    }
    let player = Player(
      try Scenario(#"{ "scene": "sheet", "sheet": { "grabber": \#(grabber) }, "steps": [{ "present": true }, { "run": 0.1 }] }"#))
    var seen = 0
    player.onFrame = { seen = grabbers(in: player.device.window) }
    try player.play()
    #expect(seen == (grabber ? 1 : 0))
  }

  @Test func sheetMovesAboveTheKeyboard() throws {
    let trace = try played(
      "sheet", #", "sheet": { "detents": [{ "height": 200 }] }"#,
      #"{ "keyboard": { "height": 336 } }, { "settle": true }, { "mark": "shown" }, { "keyboard": null }, { "settle": true }"#)
    let shown = try #require(trace.events.first { $0.field("name") == .string("shown") }?.time)
    // The height is 200 above the keyboard, which covers the safe area too, and then 200 above the safe area.
    #expect(try trace.frame(at: shown).top == 844 - 200 - 336)
    #expect(abs((trace.frames.last?.top ?? 0) - (844 - 200 - 34)) < 1e-6)
  }

  @Test func newContentReplacesTheFirst() throws {
    let trace = try played("child", "", #"{ "replace": "content" }, { "settle": true }"#)
    let names = trace.eventNames
    let changes = names[names.firstIndex(of: "mark")!...].prefix { $0 != "cleanup" }
    #expect(changes.contains("viewDidDisappear") && changes.contains("viewDidAppear"))
    #expect(trace.frames.last?.top == 422)
    #expect(trace.events.last?.field("alive") == .integer(0))
  }

  @Test func childIsRemovedAtOnce() throws {
    let trace = try played("child", "", #"{ "remove": true }, { "run": 0.02 }"#)
    #expect(trace.frames.last?.phase == .dismissed)
    #expect(trace.events.last?.field("alive") == .integer(0))
  }

  @Test func modalSheetWorksAfterItsHostReleasesIt() throws {
    let trace = try played("sheet", "", #"{ "release": true }, { "tap": "backdrop" }, { "settle": true }"#)
    #expect(trace.events.values(of: "reason", in: "didDismiss") == [.string("backdrop")])
    #expect(trace.events.last?.field("alive") == .integer(0))
  }

  @Test func earlyChildReportsItsPositionOnce() throws {
    let trace = try play(
      """
      { "scene": "child", "early": true, "trace": ["position"], "sheet": { "detents": [{ "height": 166, "id": "S" }] },
        "steps": [{ "run": 0.5 }] }
      """)
    #expect(trace.frames.first?.top == 644)
    let played = trace.played
    #expect(played.filter { $0.name == "position" }.map { $0.field("top") } == [.number(644)])
  }

  @Test func positionIsReportedInEveryFrameOfAMotion() throws {
    let trace = try played("sheet", #", "trace": ["position"]"#, #"{ "move": "large" }, { "settle": true }"#)
    let reported = trace.events.values(of: "top", in: "position").compactMap { $0?.number }
    let moving = Set(trace.frames.filter { $0.rect != nil }.map { (Double($0.top) * 1000).rounded() })
    let reportedTops = Set(reported.map { ($0 * 1000).rounded() })
    #expect(moving.subtracting(reportedTops) == [])
  }
}
