import CoreGraphics
import Foundation
import Kinetics
import Testing

@testable import HalfModalCommand

/// Field cases with a finger on the list: it moves the sheet or the list. The top edge is at 422 at medium and at 47 at large.
@MainActor @Suite(.serialized) struct FieldHandOffTests {
  /// The rubber band below the lowest detent, half the screen high. It keeps the sheet from disappearing.
  private static let lowerBand = RubberBand(dimension: 422)

  @Test func pullingTheListDownAndUpAgainRaisesTheSheet() throws {
    let trace = try playField("list-pulled-down-and-up-again")
    for (passed, frame) in try trace.frames(from: "down", to: "turn") {
      #expect(isNear(frame.top, 422 + Self.lowerBand.shown(for: travel(400 * passed))), "at \(frame.time)")
      #expect(frame.offset == 0)
    }
    let upwards = try trace.frames(from: "turn", to: "lift")
    for (passed, frame) in upwards {
      let pulled = 190 - 400 * passed
      #expect(isNear(frame.top, 422 + (pulled > 0 ? Self.lowerBand.shown(for: pulled) : pulled)), "at \(frame.time)")
      #expect(frame.offset == 0)
    }
    for (before, after) in zip(upwards, upwards.dropFirst()) {
      #expect(after.frame.top < before.frame.top)
    }
    #expect(trace.frames.last?.detent == "large")
  }

  @Test(arguments: [("header-drag-leaves-a-scrolled-list", 0.6), ("quick-header-drag-leaves-a-scrolled-list", 0.08)])
  func dragOfTheHeaderDoesNotScrollTheList(name: String, duration: Double) throws {
    let trace = try playField(name)
    for (passed, frame) in try trace.frames(from: "down", to: "lift") {
      #expect(isNear(frame.top, 47 + travel(300 * min(1, passed / duration))), "at \(frame.time)")
    }
    #expect(try trace.frames(from: "down").allSatisfy { $0.frame.offset == 600 })
    #expect(try trace.lastFrame().top == 422)
    #expect(try trace.lastFrame().detent == "medium")
  }

  @Test func scrolledListHandsOverInTheSameDrag() throws {
    let trace = try playField("scrolled-list-hands-over-in-the-same-drag")
    for (passed, frame) in try trace.frames(from: "down", to: "end") {
      let moved = travel(300 * passed)
      #expect(isNear(frame.offset, max(0, 150 - moved)), "at \(frame.time)")
      #expect(isNear(frame.top, 47 + max(0, moved - 150)), "at \(frame.time)")
    }
    #expect(isNear(try trace.lastFrame(before: "end").top, 187))
  }

  @Test func flickOfTheListDoesNotMoveTheSheet() throws {
    let trace = try playField("flick-of-the-list-leaves-the-sheet")
    let frames = try trace.frames(from: "down")
    #expect(frames.allSatisfy { $0.frame.top == 47 && $0.frame.phase == .resting })
    #expect(frames.contains { ($0.frame.offset ?? 0) < -1 })
    #expect(try trace.lastFrame().offset == 0)
    #expect(trace.count(of: "beginDrag") == 0)
    #expect(trace.count(of: "shouldDismiss") == 0)
    #expect(trace.count(of: "willDismiss") == 0)
  }

  @Test func dragOfAShortListWithoutBounceMovesTheSheet() throws {
    let trace = try playField("short-list-that-does-not-bounce")
    #expect(trace.frames.allSatisfy { $0.phase == .dismissed || $0.offset == 0 })
    for (passed, frame) in try trace.frames(from: "down", to: "second") where passed <= 0.5 {
      #expect(isNear(frame.top, 422 + travel(-600 * passed)), "at \(frame.time)")
    }
    #expect(try trace.lastFrame(before: "second").top == 47)
    for (passed, frame) in try trace.frames(from: "second", to: "lift") {
      #expect(isNear(frame.top, 47 + travel(1250 * passed)), "at \(frame.time)")
    }
    // The projection from 537 with 1250 points per second ends far below the screen.
    #expect(trace.count(of: "didDismiss") == 1)
    #expect(try trace.lastFrame().phase == .dismissed)
  }

  @Test func listWithATopInsetStartsAtItsInset() throws {
    let trace = try playField("list-with-a-top-inset")
    for (passed, frame) in try trace.frames(from: "down", to: "lift") {
      let finger: Double
      switch passed {
      case ...0.5: finger = 400 * passed
      case ...1: finger = 200 - 400 * (passed - 0.5)
      default: finger = -(passed - 1) / 0.3 * 100
      }
      // After the finger reverses, the ten points before the pan began are missing.
      let moved = passed <= 0.5 ? travel(finger) : finger - 10
      #expect(isNear(frame.top, 47 + max(0, moved)), "at \(frame.time)")
      #expect(isNear(frame.offset, -60 + max(0, -moved)), "at \(frame.time)")
    }
    let list = try #require(trace.events.last { $0.name == "list" })
    let writes = try #require(list.field("writes")?.number)
    #expect(try writes <= Double(trace.frames(from: "down").count))
    #expect(list.field("inset") == .numbers([60, 0]))
  }

  @Test func flickOfTheSheetDoesNotScrollTheList() throws {
    let trace = try playField("flick-keeps-its-speed-to-itself")
    #expect(trace.frames.allSatisfy { $0.phase == .dismissed || $0.offset == 0 })
    #expect(try trace.lastFrame().top == 47)
    #expect(try trace.lastFrame().detent == "large")
  }

  /// With momentum the list continues the deceleration of the sheet, which is that of a scroll view.
  @Test func flickOfTheSheetScrollsTheListWithMomentum() throws {
    let trace = try playField("flick-carries-its-speed-on")
    let frames = try trace.frames(from: "lift")
    for (passed, frame) in frames {
      let joined = 290 + Decay.normal.value(at: passed, from: 0, initialVelocity: 3000)
      #expect(isNear(frame.top, 422 - min(375, joined)), "at \(frame.time)")
      #expect(isNear(frame.offset, max(0, joined - 375)) || passed > 2.5, "at \(frame.time)")
    }
    #expect(try trace.lastFrame().top == 47)
    #expect(try abs(#require(trace.lastFrame().offset) - (290 + 3000 / 1000 / -log(0.998) - 375)) <= 1)
  }

  /// The end of the list is its end at the large detent, not its end when the finger lifts.
  @Test func flickWithMomentumRestsAtTheEndOfTheList() throws {
    let trace = try playField("flick-carries-on-to-the-end")
    let end = Double(1200 + 34 - 757)
    #expect(isNear(try trace.lastFrame().offset, end))
    #expect(try trace.frames(from: "lift").contains { ($0.frame.offset ?? 0) > CGFloat(end) + 5 }, "the list bounces at its end")
    #expect(try trace.lastFrame().top == 47)
  }

  @Test func smallMovementsLeaveTheSheetAndTheListInPlace() throws {
    let trace = try playField("small-motions-leave-no-rest")
    #expect(try trace.lastFrame().top == 47)
    #expect(try trace.lastFrame().offset == 0)
    #expect(try trace.frames(from: "down").allSatisfy { abs($0.frame.top - 47) <= 8 })
  }

  @Test func listKeepsTheOffsetThatCodeSets() throws {
    let trace = try playField("list-scrolled-by-code")
    let frames = try trace.frames(from: "move")
    #expect(frames.allSatisfy { $0.frame.offset == 500 || $0.frame.phase == .dismissed })
    #expect(frames.contains { $0.frame.top == 47 })
    #expect(frames.contains { isNear($0.frame.top, 47 + 320) })
  }

  @Test(arguments: ["short-list-rests-after-a-pull", "short-list-rests-after-a-slow-pull"])
  func shortListRestsAfterAPull(name: String) throws {
    let trace = try playField(name)
    #expect(isNear(try trace.lastFrame(before: "lift").top, 47 + 340))
    let after = try trace.frames(from: "lift")
    #expect(after.allSatisfy { $0.frame.offset == 0 || $0.frame.phase == .dismissed })
    // A finger at rest leaves the sheet nearest to medium; with 700 points per second the projection ends below the screen.
    #expect(try trace.lastFrame().top == (name.contains("slow") ? 422 : 844))
  }

  @Test func replacedListIsReleasedAndTheNewListMovesTheSheet() throws {
    let trace = try playField("replaced-list")
    let lists = trace.events.filter { $0.name == "list" }
    #expect(lists.count == 2)
    #expect(lists.first?.field("offset") == .number(250))
    for (passed, frame) in try trace.frames(from: "down", to: "turn") {
      #expect(isNear(frame.top, 422 + travel(-500 * passed)), "at \(frame.time)")
      #expect(frame.offset == 0)
    }
    for (passed, frame) in try trace.frames(from: "turn", to: "lift") {
      let moved = 190 + 750 * min(0.5, passed)
      #expect(isNear(frame.top, 422 - min(375, moved)), "at \(frame.time)")
      #expect(isNear(frame.offset, max(0, moved - 375)), "at \(frame.time)")
    }
    #expect(try trace.lastFrame().top == 47)
    let end = try #require(trace.events.last)
    #expect(end.field("alive") == .integer(0))
    #expect(end.field("observers") == .integer(0))
  }
}
