import Testing

@testable import HalfModalCommand

/// Field cases in which several gesture recognizers or fingers compete. The top edge is at 422 at medium and at 47 at large.
@MainActor @Suite(.serialized) struct FieldArbitrationTests {
  @Test func horizontalDragDoesNotMoveTheSheet() throws {
    let trace = try playField("sideways-drag-leaves-the-sheet")
    for (_, frame) in try trace.frames(from: "down", to: "second") {
      #expect(frame.top == 422)
    }
    #expect(trace.frames.allSatisfy { ($0.rect?.minX ?? 0) == 0 })
    for (passed, frame) in try trace.frames(from: "second", to: "end") {
      #expect(isNear(frame.top, 422 + travel(100 * passed / 0.3)), "at \(frame.time)")
    }
    #expect(isNear(try trace.lastFrame(before: "end").top, 422 + 90))
  }

  @Test func horizontalDragScrollsTheCarouselAndNotTheSheet() throws {
    let trace = try playField("carousel-goes-sideways")
    for (passed, frame) in try trace.frames(from: "down", to: "end") {
      #expect(frame.top == 422)
      // The ten points before the pan begins are nearly horizontal.
      let offset = try #require(frame.elements.first?.offset)
      #expect(abs(Double(offset) + travel(-500 * passed)) <= 1, "at \(frame.time)")
    }
    #expect(trace.count(of: "beginDrag") == 0)
    #expect(try trace.lastFrame().top == 422)
  }

  @Test func verticalDragOnACarouselRaisesTheSheet() throws {
    let trace = try playField("carousel-lets-the-sheet-up")
    #expect(trace.frames.allSatisfy { ($0.elements.first?.offset ?? 0) == 0 })
    for (passed, frame) in try trace.frames(from: "down") where passed <= 0.4 + 1e-6 {
      #expect(abs(Double(frame.top) - 422 - travel(-750 * passed)) <= 1, "at \(frame.time)")
    }
    #expect(try trace.lastFrame().top == 47)
  }

  @Test func diagonalDragMovesOnlyTheCarousel() throws {
    let trace = try playField("carousel-and-a-diagonal-drag")
    #expect(trace.count(of: "beginDrag") == 0)
    #expect(trace.frames.filter { $0.time > 0.6 }.allSatisfy { $0.top == 422 && $0.offset == 0 })
    let offset = try #require(trace.lastFrame().elements.first?.offset)
    #expect(abs(offset - 143) <= 1, "the movement without the horizontal part, 7 points, of the ten points before the pan begins")
  }

  @Test func tapOnTheBackdropDuringADragIsIgnored() throws {
    let trace = try playField("tap-on-the-backdrop-during-a-drag")
    #expect(isNear(try trace.lastFrame(before: "lift").top, 422 + 70))
    for (passed, frame) in try trace.frames(from: "down", to: "lift") where passed <= 0.3 {
      #expect(isNear(frame.top, 422 + travel(200 * passed)), "at \(frame.time)")
    }
    #expect(trace.count(of: "didDismiss") == 0)
    #expect(trace.count(of: "shouldDismiss") == 1, "the drag asks the question, the tap doesn't")
    #expect(trace.played.first { $0.name == "shouldDismiss" }?.field("reason") == .string("drag"))
    #expect(try trace.lastFrame().top == 422)
    #expect(try trace.lastFrame().phase == .resting)
  }

  @Test func cancelledTouchesEndTheDragAtRest() throws {
    let trace = try playField("touches-taken-away")
    #expect(isNear(try trace.lastFrame(before: "cancel").top, 422 + 140))
    let cancel = try trace.time(of: "cancel")
    let ends = trace.events.filter { $0.name == "endDrag" }
    #expect(ends.map { $0.field("target") } == [.string("medium")])
    #expect(ends.map { $0.field("velocity") } == [.number(0)])
    #expect(ends.map { $0.field("cancelled") } == [.bool(true)])
    #expect(ends.allSatisfy { abs($0.time - cancel) < 1e-6 })
    let rests = trace.events.filter { $0.name == "settled" && $0.time > cancel }
    #expect(rests.map { $0.field("detent") } == [.string("medium")])
    #expect(try trace.lastFrame().top == 422)
  }

  @Test func dragOnTheBackdropDoesNotMoveTheSheet() throws {
    let trace = try playField("drag-on-the-backdrop")
    #expect(try trace.frames(from: "down").allSatisfy { $0.frame.top == 422 && $0.frame.phase == .resting })
    #expect(trace.count(of: "shouldDismiss") == 0)
    #expect(trace.count(of: "beginDrag") == 0)
  }

  @Test func dragOnTheBackdropMovesTheSheetWithBackdropDrags() throws {
    let trace = try playField("drag-on-a-backdrop-that-drags")
    for (passed, frame) in try trace.frames(from: "down", to: "end") {
      #expect(isNear(frame.top, 422 + travel(500 * passed)), "at \(frame.time)")
    }
    #expect(isNear(try trace.lastFrame(before: "end").top, 422 + 190))
    #expect(try trace.lastFrame().top == 422)
    #expect(trace.count(of: "didDismiss") == 0)
  }
}
