import Testing

@testable import HalfModalCommand

/// Field cases in which detents or sizes change. The top edge is at 422 at medium and at 47 at large.
@MainActor @Suite(.serialized) struct FieldDetentTests {
  @Test func sheetGrowsWithItsContentUpToTheLargestHeight() throws {
    let trace = try playField("content-that-grows")
    #expect(try ["first", "second", "third"].map { try trace.lastFrame(before: $0).top } == [510, 330, 47])
    let grown = try trace.frames(from: "first", to: "second").map(\.frame.top)
    #expect(grown.count { $0 < 510 && $0 > 330 } >= 6, "the growth is animated")
    #expect(trace.frames.filter { $0.phase == .resting }.allSatisfy { $0.detent == "content" })
  }

  @Test func shrinkingContentDoesNotMoveASheetAtLarge() throws {
    let trace = try playField("content-that-shrinks-at-large")
    #expect(try trace.frames(from: "first").allSatisfy { $0.frame.top == 47 && $0.frame.detent == "large" })
  }

  @Test func detentsChangedDuringThePresentationAreReached() throws {
    let trace = try playField("detents-change-on-the-way-in")
    #expect(try trace.lastFrame().top == 544)
    #expect(try trace.lastFrame().detent == "three")
    let rests = trace.played.filter { $0.name == "settled" }
    #expect(rests.map { $0.field("detent") } == [.string("three")])
    let rest = try #require(rests.first)
    let next = try #require(trace.frames.first { $0.time >= rest.time - 1e-6 })
    #expect(next.top == 544)
    #expect(trace.played.values(of: "to", in: "detent") == [.string("three")])
  }

  @Test func removingTheSelectedDetentMovesTheSheetInAnAnimation() throws {
    let trace = try playField("selected-detent-goes-animated")
    #expect(try trace.frames(from: "set").count { $0.frame.top < 422 && $0.frame.top > 47 } >= 6)
    let changes = trace.played.filter { $0.name == "detent" }
    #expect(changes.map { $0.field("from") } == [.string("medium")])
    #expect(changes.map { $0.field("to") } == [.string("large")])
    #expect(try trace.lastFrame().top == 47)
  }

  @Test func removingTheSelectedDetentWithoutAnimationMovesTheSheetAtOnce() throws {
    let trace = try playField("selected-detent-goes-at-once")
    let set = try trace.time(of: "set")
    #expect(trace.frames.filter { $0.time > set + 1e-6 }.allSatisfy { $0.top == 47 && $0.detent == "large" })
    let changes = trace.played.filter { $0.name == "detent" }
    #expect(changes.map { $0.field("from") } == [.string("medium")])
    #expect(changes.map { $0.field("to") } == [.string("large")])
  }

  @Test func positionIsReportedBeforeTheFirstDrag() throws {
    let trace = try playField("position-before-the-first-drag")
    let replaced = try trace.time(of: "replace")
    let first = trace.events.filter { $0.name == "position" && $0.time < replaced - 1e-6 }
    #expect(first.map { $0.field("top") } == [.number(644)])
    #expect(first.allSatisfy { $0.time < 1.0 / 60 + 1e-6 })
    let toggled = try trace.time(of: "toggle")
    let last = trace.events.last { $0.name == "position" && $0.time < toggled - 1e-6 }
    #expect(last?.field("top") == .number(422))
    #expect(try trace.lastFrame(before: "toggle").top == 422)
  }

  @Test(arguments: ["equal", "a-point-apart"]) func detentsOfNearlyTheSameHeightKeepTheSheetAtTheLower(name: String) throws {
    let trace = try playField("detents-\(name)")
    let rests = trace.events.filter { $0.name == "mark" && $0.field("name") == .string("rest") }
    #expect(rests.count == 5)
    for rest in rests {
      let frame = try #require(trace.frames.last { $0.time < rest.time + 1e-6 })
      #expect(frame.top == 731)
      #expect(frame.detent == "low")
      #expect(frame.phase == .resting)
    }
    #expect(trace.count(of: "detent") == 0)
  }
}
