import Testing

@testable import HalfModalCommand

/// Scenarios from random play, shortened. Each once broke a law.
@MainActor struct FoundTests {
  @Test(arguments: FoundTests.names) func lawsHold(_ name: String) throws {
    let scenario = try Scenario(contentsOf: ScenarioFiles.path(name))
    try playByTheLaws(scenario)
  }

  nonisolated static let names = ScenarioFiles.all.filter { $0.hasPrefix("found-") }

  @Test func thereAreFoundScenarios() {
    #expect(Self.names.count >= 10)
  }

  /// A finger that first moves horizontally can still drag the sheet from its current position.
  @Test func fingerThatTurnsDownLowersTheSheet() throws {
    let trace = try play(
      """
      { "scene": "sheet", "sheet": { "selected": "large" },
        "steps": [{ "present": true }, { "settle": true }, { "down": "header" }, { "by": [20, 0], "for": 0.1 },
          { "by": [0, 30], "for": 0.3 }, { "mark": "held" }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    #expect(trace.count(of: "beginDrag") == 1)
    let held = try trace.lastFrame(before: "held")
    // The drag begins when the vertical movement exceeds the horizontal one: at 20 of 30 points, at the next sample.
    #expect(held.top > 47 + 8 && held.top <= 47 + 10)
    let tops = trace.frames.filter { $0.phase == .dragging }.map(\.top)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 < 2 })
  }

  /// The list of a sheet at the top moves relative to the finger while the sheet shrinks. The sheet still follows the finger evenly.
  @Test func sheetAtTheTopShrinksEvenly() throws {
    let trace = try play(
      """
      { "scene": "sheet", "sheet": { "edge": "top", "selected": "large" }, "content": { "list": { "height": 760 } },
        "steps": [{ "present": true }, { "settle": true }, { "down": "list" }, { "by": [0, -10], "for": 0.1 },
          { "mark": "drag" }, { "by": [0, -300], "for": 0.5 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    let frames = try trace.frames(from: "drag").filter { $0.passed < 0.5 + 1e-6 }
    #expect(frames.count == 31)
    for (passed, frame) in frames {
      #expect(isNear(frame.rect?.height, 810 - 600 * passed))
    }
  }

  @Test func detentIsReportedAfterARestBetweenDetents() throws {
    let trace = try play(
      """
      { "scene": "sheet", "sheet": { "landing": "free" },
        "steps": [{ "present": true }, { "settle": true }, { "down": "header" }, { "by": [0, -110], "for": 0.4 },
          { "hold": 0.2 }, { "up": true }, { "settle": true }, { "move": "large" }, { "settle": true }] }
      """)
    let changes = trace.played.filter { $0.name == "detent" }
    #expect(changes.count == 1)
    #expect(changes.first?.field("from") == .string("medium"))
    #expect(changes.first?.field("to") == .string("large"))
  }

  // The following scenarios differ between frame rates, because samples of fingers and layouts of lists do. They can't be scenario
  // files, because the tests play those at several frame rates.

  @Test func lawsHoldForAFingerOnACoveredSheet() throws {
    let scenario = try Scenario(
      """
      {
        "scene": "sheet",
        "content": { "elements": [{ "id": "row", "kind": "button", "rect": [0, 0, 0, 0] }] },
        "steps": [
          { "present": true, "animated": false },
          { "down": "list", "finger": 2 },
          { "by": [0, -370], "finger": 2 },
          { "move": "medium" },
          { "down": "row" },
          { "by": [0, 300] },
          { "cover": true },
          { "by": [0, 200], "for": 0.677 },
          { "uncover": true },
          { "up": true },
          { "settle": true }
        ]
      }
      """)
    let trace = try playByTheLaws(scenario)
    #expect(trace.count(of: "willDismiss") == 0)
  }

  @Test func lawsHoldForTheListOfASheetAtTheTop() throws {
    let scenario = try Scenario(
      """
      {
        "scene": "sheet",
        "content": { "header": 0, "list": { "height": 300 } },
        "sheet": { "detents": [{ "fraction": 0.3 }, { "fraction": 0.7 }], "edge": "top" },
        "steps": [
          { "present": true },
          { "run": 0.3 },
          { "down": "header" },
          { "by": [0, -380] },
          { "by": [0, 400], "for": 1 },
          { "by": [0, -2], "for": 0.1 },
          { "by": [0, 40], "for": 0.26 }
        ]
      }
      """)
    try playByTheLaws(scenario)
  }

  /// The list follows the vertical movement at once, the sheet at the next sample.
  @Test func lawsHoldForAFingerThatMovesVerticallyForAMoment() throws {
    let scenario = try Scenario(
      """
      {
        "scene": "sheet",
        "steps": [
          { "present": true },
          { "settle": true },
          { "down": "list" },
          { "by": [10, -7] },
          { "by": [-20, -1], "for": 0.1 },
          { "by": [0, -100], "for": 0.2 },
          { "hold": 0.1 },
          { "up": true },
          { "settle": true }
        ]
      }
      """)
    let trace = try playByTheLaws(scenario)
    #expect(trace.count(of: "beginDrag") == 1)
  }

  /// A finger releases the list while the presentation moves the list's end.
  @Test func lawsHoldForAListThatMovesToAMovingEnd() throws {
    let scenario = try Scenario(
      """
      {
        "scene": "sheet",
        "sheet": { "margins": { "bottom": 1 } },
        "steps": [
          { "present": true },
          { "list": { "height": 380 } },
          { "run": 0.27 },
          { "scrollTo": 57 },
          { "down": "list" },
          { "by": [0, 1] },
          { "up": true },
          { "settle": true }
        ]
      }
      """)
    let trace = try playByTheLaws(scenario)
    #expect(isNear(trace.frames.last?.offset, 32))
  }

  /// The device rotates while a pulled-in modal comes back from a drag, or while a finger holds it.
  @Test(arguments: [
    #"{ "down": [0, 57] }, { "by": [0, 11] }, { "cancelTouches": true }, { "resize": [844, 390], "safeArea": {} }"#,
    #"""
    { "down": "list" }, { "by": [0, -800], "for": 0.4 }, { "hold": 0.1 }, { "up": true }, { "down": "header" },
    { "by": [0, 100], "for": 0.3 }, { "for": 0.3, "resize": [844, 390], "safeArea": { "bottom": 3 } }, { "run": 0.4 }, { "up": true }
    """#,
  ]) func lawsHoldForARotationWithAPulledInModal(steps: String) throws {
    let scenario = try Scenario(
      """
      { "scene": "pull",
        "steps": [{ "scrollTo": 1390 }, { "down": [0, 700] }, { "by": [0, -560], "for": 0.6 }, { "up": true }, { "settle": true },
          \(steps), { "settle": true }] }
      """)
    let trace = try playByTheLaws(scenario)
    #expect(trace.frames.last?.phase == .resting)
  }

  /// The detents change while a finger is on the list. The finger then drags the sheet from below its only detent.
  @Test func sheetIsDraggedFromBelowItsOnlyDetent() throws {
    let scenario = try Scenario(
      """
      { "scene": "child", "sheet": { "dismissal": { "drag": false } },
        "steps": [{ "toggle": true }, { "run": 1 }, { "down": "list" }, { "by": [0, 10] }, { "set": { "detents": ["large"] } },
          { "by": [0, -1], "for": 1 }, { "up": true }, { "settle": true }] }
      """)
    let trace = try playByTheLaws(scenario)
    #expect(trace.count(of: "beginDrag") == 1)
    #expect(isNear(trace.frames.last?.top, 47))
  }
}
