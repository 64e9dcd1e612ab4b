import Kinetics
import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios with a finger on the sheet's header. The top edge is at 422 at medium and at 47 at large.
@MainActor @Suite(.serialized) struct DragSceneTests {
  private static let band = RubberBand(dimension: 844)
  /// The rubber band below the lowest detent, half the screen high. It keeps the sheet from disappearing.
  private static let lowerBand = RubberBand(dimension: 422)

  private func played(hertz: Int = 60, _ steps: String) throws -> Trace {
    try played("", hertz: hertz, steps)
  }

  private func played(_ sheet: String, hertz: Int = 60, _ steps: String) throws -> Trace {
    try playSheet(#""device": { "hertz": \#(hertz) },"#, sheet: sheet, steps)
  }

  // MARK: Under the finger

  @Test(arguments: [60, 120]) func sheetMovesAsFarAsTheFingerBetweenDetents(hertz: Int) throws {
    let trace = try played(
      hertz: hertz, #"{ "mark": "down" }, { "down": "header" }, { "by": [0, -300], "for": 0.5 }, { "by": [0, 200], "for": 0.25 }"#
    )
    let down = try trace.time(of: "down")
    for frame in trace.frames where frame.time > down + 1e-6 {
      let passed = frame.time - down
      let finger = passed <= 0.5 ? -600 * passed : -300 + 800 * (passed - 0.5)
      guard finger < -10 - 1e-6 || passed > 0.1 else { continue }
      #expect(abs(frame.top - (422 + finger + 10)) < 0.01, "at \(frame.time)")
      #expect(frame.phase == .dragging)
    }
  }

  @Test func sheetFollowsTheRubberBandAboveTheTopDetent() throws {
    let trace = try played(
      #""selected": "large""#, #"{ "mark": "down" }, { "down": [195, 67] }, { "by": [0, -60], "for": 0.3 }, { "hold": 0.1 }"#)
    let down = try trace.time(of: "down")
    for frame in trace.frames where frame.time > down + 0.06 {
      let pulled = min(0.3, frame.time - down) * 200 - 10
      #expect(abs(frame.top - (47 - CGFloat(Self.band.shown(for: pulled)))) < 0.01, "at \(frame.time)")
    }
  }

  @Test func catchingTheSheetInTheRubberBandDoesNotMoveIt() throws {
    let trace = try played(
      #""selected": "large""#, hertz: 1000,
      #"{ "down": [195, 300] }, { "cancelTouches": true }, { "down": "header" }, { "by": [0, -60], "for": 0.2 }, { "up": true }, { "run": 0.03 }, { "mark": "grab" }, { "down": "header" }, { "by": [0, 40], "for": 0.2 }, { "up": true }, { "settle": true }"#
    )
    let grab = try trace.time(of: "grab")
    for (before, after) in zip(trace.frames, trace.frames.dropFirst())
    where before.time > grab - 0.002 && before.time < grab + 0.2 {
      #expect(abs(after.top - before.top) <= 0.5, "at \(after.time)")
    }
    #expect(trace.frames.last?.top == 47, "\(trace.events)")
  }

  // MARK: Landing

  @Test(arguments: [-330, -250, -150, -60, 30, 120, 190, 260, 390], [0.08, 0.2, 0.5])
  func sheetLandsAtTheStopNearestToItsProjectedEnd(distance: Double, duration: Double) throws {
    let trace = try played(
      #"{ "down": "header" }, { "by": [0, \#(distance)], "for": \#(duration) }, { "up": true }, { "settle": true }"#)
    let speed = distance / duration
    let end = try #require(trace.events.first { $0.name == "endDrag" })
    let reported = try #require(end.field("velocity")?.number)
    #expect(abs(reported - speed) < 1e-6 * abs(speed) + 1e-6)
    let top = 422 + distance + (distance > 0 ? -10 : 10)
    // The projection uses the deceleration of a scroll view, 0.998 per millisecond.
    let projected = top + speed / 1000 / -log(0.998)
    let stops: [(String, Double)] = [("gone", 844), ("medium", 422), ("large", 47)]
    let expected = stops.min { abs($0.1 - projected) < abs($1.1 - projected) }!.0
    #expect(end.field("target") == .string(expected))
    #expect(trace.frames.last?.phase == (expected == "gone" ? .dismissed : .resting))
    #expect(trace.frames.last?.detent == (expected == "gone" ? nil : expected))
  }

  @Test func dragReportsItsEventsInOrder() throws {
    let trace = try played(
      #"{ "mark": "down" }, { "down": "header" }, { "by": [0, -300], "for": 0.5 }, { "hold": 0.2 }, { "up": true }, { "settle": true }"#
    )
    let names = trace.eventNames
    #expect(
      names[names.firstIndex(of: "mark")!...].prefix { $0 != "cleanup" } == ["mark", "beginDrag", "endDrag", "detent", "settled"])
    #expect(trace.events.last { $0.name == "settled" }?.field("detent") == .string("large"))
    #expect(trace.frames.last?.top == 47)
  }

  @Test func dismissalByADragReportsItsEventsInOrder() throws {
    let trace = try played(
      #"{ "mark": "down" }, { "down": "header" }, { "by": [0, 300], "for": 0.5 }, { "hold": 0.2 }, { "up": true }, { "settle": true }"#
    )
    let names = trace.eventNames
    #expect(
      names[names.firstIndex(of: "mark")!...].prefix { $0 != "cleanup" } == [
        "mark", "beginDrag", "shouldDismiss", "willDismiss", "viewWillDisappear", "endDrag", "viewDidDisappear", "didDismiss",
      ])
  }

  // MARK: Refusal

  @Test func refusedDragFollowsTheRubberBandAndReportsOneAttempt() throws {
    let trace = try played(
      #""detents": ["medium"], "allowed": false"#,
      #"{ "mark": "down" }, { "down": "header" }, { "by": [0, 300], "for": 0.6 }, { "by": [0, -100], "for": 0.2 }, { "by": [0, 100], "for": 0.2 }, { "hold": 0.2 }, { "mark": "lift" }, { "up": true }, { "settle": true }"#
    )
    let (down, lift) = (try trace.time(of: "down"), try trace.time(of: "lift"))
    for frame in trace.frames where frame.time > down + 0.03 && frame.time <= down + 0.6 {
      let pulled = (frame.time - down) * 500 - 10
      #expect(abs(frame.top - (422 + CGFloat(Self.lowerBand.shown(for: pulled)))) < 0.01, "at \(frame.time)")
    }
    #expect(trace.events.count { $0.name == "shouldDismiss" } == 1)
    let attempts = trace.events.filter { $0.name == "attemptToDismiss" }
    #expect(attempts.count == 1)
    #expect(abs((attempts.first?.time ?? 0) - lift) < 1e-6)
    #expect(trace.frames.last?.top == 422)
    #expect(!trace.eventNames.prefix { $0 != "cleanup" }.contains("willDismiss"))
  }

  @Test func dragFollowsTheRubberBandWithoutAQuestionIfDragsDoNotDismiss() throws {
    let trace = try played(
      #""dismissal": { "drag": false }"#,
      #"{ "down": "header" }, { "by": [0, 300], "for": 0.6 }, { "up": true }, { "settle": true }"#)
    #expect(!trace.events.contains { ["shouldDismiss", "attemptToDismiss"].contains($0.name) })
    #expect(trace.frames.last?.top == 422)
    let greatest = trace.frames.filter { $0.phase == .dragging }.map(\.top).max() ?? 0
    #expect(abs(greatest - (422 + CGFloat(Self.lowerBand.shown(for: 290)))) < 0.01)
  }

  // MARK: Catching

  /// L10: during a presentation, between detents and during a dismissal, with and without dismissal by drag.
  @Test(
    arguments: [
      (name: "present", steps: #"{ "dismiss": true }, { "settle": true }, { "present": true }"#),
      (name: "settle", steps: #"{ "move": "large" }"#), (name: "dismiss", steps: #"{ "dismiss": true }"#),
    ], [true, false])
  func movingSheetCanBeCaught(motion: (name: String, steps: String), drag: Bool) throws {
    let trace = try played(
      #""dismissal": { "drag": \#(drag) }"#, hertz: 1000,
      #"\#(motion.steps), { "run": 0.12 }, { "mark": "catch" }, { "down": "header" }, { "hold": 0.1 }, { "by": [0, -50], "for": 0.1 }, { "mark": "lift" }, { "up": true }, { "settle": true }"#
    )
    let (caught, lift) = (try trace.time(of: "catch"), try trace.time(of: "lift"))
    let before = try #require(trace.frames.last { $0.time < caught + 1e-6 })
    let held = trace.frames.filter { $0.time > caught + 1e-6 && $0.time < caught + 0.1 - 1e-6 }
    #expect(held.count > 50)
    #expect(held.map { abs($0.top - before.top) }.max() ?? .infinity <= 0.5)
    #expect(held.allSatisfy { $0.phase == .dragging })
    let atLift = try #require(trace.frames.last { $0.time < lift + 1e-6 })
    let next = try #require(trace.frames.first { $0.time > lift + 0.0025 })
    let speed = (atLift.top - next.top) / CGFloat(next.time - atLift.time)
    #expect(speed > 350 && speed < 700, "the sheet continues with \(speed) points per second, the finger had 500")
    #expect(trace.frames.last?.phase == .resting)
    #expect(!trace.events.contains { $0.name == "didDismiss" && $0.time > caught && $0.time < trace.frames.last!.time - 1e-6 })
  }

  // MARK: Other drags

  @Test func smallMovementsInTheHeaderLeaveTheSheetAtItsDetent() throws {
    let movements = Array(repeating: #"{ "by": [40, 8], "for": 0.04 }, { "by": [-40, -8], "for": 0.04 }"#, count: 12)
    let trace = try played(
      #""selected": "large""#,
      #"{ "down": "header" }, \#(movements.joined(separator: ", ")), { "up": true }, { "settle": true }"#)
    #expect(trace.frames.last?.top == 47)
  }

  @Test func violentPullLeavesTheSheetOnScreen() throws {
    for duration in [0.1, 0.05, 0.2] {
      let trace = try played(
        #""detents": [{ "height": 46, "id": "peek" }, "large"], "selected": "large", "dismissal": { "drag": false }"#,
        #"{ "down": "header" }, { "by": [0, 500], "for": \#(duration) }, { "up": true }, { "settle": true }"#)
      #expect(trace.frames.last?.top == 764)
      let lowest = trace.frames.filter { $0.time > 1 }.map(\.top).max() ?? 0
      #expect(lowest <= 790)
    }
  }

  @Test func rotationDuringADragEndsAtADetent() throws {
    for distance in [-150, 100, 250] {
      let trace = try played(
        """
        { "down": "header" }, { "by": [0, \(distance)], "for": 0.3 },
        { "resize": [844, 390], "safeArea": { "left": 47, "right": 47, "bottom": 21 }, "for": 0.3 }, { "by": [0, 20], "for": 0.1 },
        { "hold": 0.2 }, { "up": true }, { "settle": true }
        """)
      let last = try #require(trace.frames.last)
      #expect(last.phase == .dismissed || last.phase == .resting && (last.top == 195 || last.top == 0), "\(last)")
      #expect(trace.events.count { $0.name == "endDrag" } == 1)
    }
  }
}
