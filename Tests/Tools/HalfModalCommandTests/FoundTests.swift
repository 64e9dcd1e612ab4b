import Testing

@testable import HalfModalCommand

/// Scenarios that random play has found and made short: each broke a law once.
@MainActor struct FoundTests {
  @Test(arguments: FoundTests.names) func theLawsHold(_ name: String) throws {
    let scenario = try Scenario(contentsOf: ScenarioFiles.path(name))
    #expect(try Laws(scenario: scenario, trace: play(scenario)).violations == [])
  }

  nonisolated static let names = ScenarioFiles.all.filter { $0.hasPrefix("found-") }

  @Test func thereAreSome() {
    #expect(Self.names.count >= 10)
  }

  /// A finger that goes sideways first still drags what it drags afterwards, from where that is.
  @Test func aFingerThatTurnsLowersTheSheet() throws {
    let trace = try play(
      """
      { "scene": "sheet", "sheet": { "selected": "large" },
        "steps": [{ "present": true }, { "settle": true }, { "down": "header" }, { "by": [20, 0], "for": 0.1 },
          { "by": [0, 30], "for": 0.3 }, { "mark": "held" }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    #expect(trace.count(of: "beginDrag") == 1)
    let held = try trace.lastFrame(before: "held")
    // It is a drag down once that is more than the way sideways: at 20 of 30 points, seen at a sample.
    #expect(held.top > 47 + 8 && held.top <= 47 + 10)
    let tops = trace.frames.filter { $0.phase == .dragging }.map(\.top)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 < 2 })
  }

  /// The list of a sheet that comes from the top gets room as the sheet shrinks. A finger shrinks the sheet evenly all the same.
  @Test func aSheetFromTheTopShrinksEvenly() throws {
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

  @Test func aDetentIsToldAfterARestBetweenDetents() throws {
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

  // What follows differs between frame rates, since a finger's samples and a list's layout do: these are no scenario files.

  @Test func aFingerOnASheetThatIsCovered() throws {
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
    let trace = try play(scenario)
    #expect(Laws(scenario: scenario, trace: trace).violations == [])
    #expect(trace.count(of: "willDismiss") == 0)
  }

  @Test func aListThatASheetFromTheTopKeeps() throws {
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
    #expect(try Laws(scenario: scenario, trace: play(scenario)).violations == [])
  }

  /// The list sees the finger along its way at once, and the sheet that goes with it at the next sample.
  @Test func aFingerThatIsAlongTheListForAMoment() throws {
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
    let trace = try play(scenario)
    #expect(Laws(scenario: scenario, trace: trace).violations == [])
    #expect(trace.count(of: "beginDrag") == 1)
  }

  /// A finger lets go of a list while the sheet's arrival moves the list's end.
  @Test func aListOnItsWayToAnEndThatMoves() throws {
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
    let trace = try play(scenario)
    #expect(Laws(scenario: scenario, trace: trace).violations == [])
    #expect(isNear(trace.frames.last?.offset, 32))
  }

  /// The screen turns while a pulled-in modal comes back from a drag, or is held by one.
  @Test(arguments: [
    #"{ "down": [0, 57] }, { "by": [0, 11] }, { "cancelTouches": true }, { "resize": [844, 390], "safeArea": {} }"#,
    #"""
    { "down": "list" }, { "by": [0, -800], "for": 0.4 }, { "hold": 0.1 }, { "up": true }, { "down": "header" },
    { "by": [0, 100], "for": 0.3 }, { "for": 0.3, "resize": [844, 390], "safeArea": { "bottom": 3 } }, { "run": 0.4 }, { "up": true }
    """#,
  ]) func aTurnWithAPulledInModal(steps: String) throws {
    let scenario = try Scenario(
      """
      { "scene": "pull",
        "steps": [{ "scrollTo": 1390 }, { "down": [0, 700] }, { "by": [0, -560], "for": 0.6 }, { "up": true }, { "settle": true },
          \(steps), { "settle": true }] }
      """)
    let trace = try play(scenario)
    #expect(Laws(scenario: scenario, trace: trace).violations == [])
    #expect(trace.frames.last?.phase == .resting)
  }

  /// The detents change under a finger in the list, and the sheet is taken from below the only one that is left.
  @Test func aSheetIsTakenFromBelowItsOnlyDetent() throws {
    let scenario = try Scenario(
      """
      { "scene": "child", "sheet": { "dismissal": { "drag": false } },
        "steps": [{ "toggle": true }, { "run": 1 }, { "down": "list" }, { "by": [0, 10] }, { "set": { "detents": ["large"] } },
          { "by": [0, -1], "for": 1 }, { "up": true }, { "settle": true }] }
      """)
    let trace = try play(scenario)
    #expect(Laws(scenario: scenario, trace: trace).violations == [])
    #expect(trace.count(of: "beginDrag") == 1)
    #expect(isNear(trace.frames.last?.top, 47))
  }
}
