import Testing

@testable import HalfModalCommand

/// Field cases of landing and catching. The top edge is at 422 at medium and at 47 at large.
@MainActor @Suite(.serialized) struct FieldLandingTests {
  @Test func earlierFlickDoesNotAffectTheNextLanding() throws {
    let trace = try playField("last-direction-is-not-remembered")
    #expect(trace.count(of: "didDismiss") == 1)
    let ends = trace.events.filter { $0.name == "endDrag" }
    #expect(ends.map { $0.field("target") } == [.string("medium"), .string("gone")])
    #expect(try trace.lastFrame().phase == .dismissed)
  }

  @Test func violentPullLeavesTheSheetInReach() throws {
    let trace = try playField("violent-pull-leaves-it-in-reach")
    for (passed, frame) in try trace.frames(from: "down", to: "lift") {
      #expect(isNear(frame.top, 47 + travel(5000 * passed)), "at \(frame.time)")
    }
    #expect(try trace.frames(from: "down").allSatisfy { $0.frame.top <= 790 })
    #expect(try trace.lastFrame().top == 764)
    #expect(try trace.lastFrame().detent == "peek")
  }

  @Test func dragThatInterruptsAMoveEndsItsCompletionUnfinished() throws {
    let trace = try playField("move-by-code-taken-back")
    let down = try trace.time(of: "down")
    let moves = trace.events.filter { $0.name == "completion" && $0.field("of") == .string("move") }
    #expect(moves.map { $0.field("finished") } == [.bool(false)])
    #expect(trace.events.filter { $0.name == "beginDrag" }.map { $0.time } == [down])
    let ends = trace.events.filter { $0.name == "endDrag" }
    #expect(ends.map { $0.field("target") } == [.string("medium")])
    let lift = try trace.time(of: "lift")
    let rests = trace.events.filter { $0.name == "settled" && $0.time > lift - 1e-6 }
    #expect(rests.map { $0.field("detent") } == [.string("medium")])
    #expect(rests.map { $0.field("finished") } == [.bool(true)])
    // The caught sheet follows the finger from its current position.
    let caught = try trace.lastFrame(before: "down").top
    for (passed, frame) in try trace.frames(from: "down", to: "lift") {
      #expect(isNear(frame.top, Double(caught) + 80 * min(1, max(0, passed - 0.05) / 0.4)), "at \(frame.time)")
    }
    #expect(try trace.lastFrame().top == 422)
    #expect(try trace.lastFrame().detent == "medium")
  }

  @Test(arguments: [("low", 60), ("at-two-points", 2), ("at-less-than-a-point", 0.4)])
  func sheetReleasedNearTheBottomIsDismissed(name: String, shown: Double) throws {
    let trace = try playField("let-go-\(name)")
    #expect(isNear(try trace.lastFrame(before: "lift").top, 844 - shown))
    #expect(trace.count(of: "didDismiss") == 1)
    #expect(trace.played.first { $0.name == "didDismiss" }?.isContentIn == false)
    #expect(try trace.lastFrame().phase == .dismissed)
  }

  @Test func dismissingSheetCanBeCaughtAndRaised() throws {
    let trace = try playField("caught-on-its-way-out")
    let caught = try trace.lastFrame(before: "catch").top
    #expect(caught > 422 + 110 && caught < 844)
    for (passed, frame) in try trace.frames(from: "catch", to: "lift") {
      #expect(isNear(frame.top, Double(caught) - 1000 * passed), "at \(frame.time)")
      #expect(frame.phase == .dragging || passed < 1e-6)
    }
    #expect(trace.count(of: "didDismiss") == 0)
    #expect(try trace.lastFrame().phase == .resting)
    // The finger releases the sheet at about 390 with 1000 points per second upwards.
    #expect(try trace.lastFrame().detent == "large")
    #expect(try trace.lastFrame().top == 47)
  }
}
