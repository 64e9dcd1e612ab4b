import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios of the scene `sheet`, without drags.
@MainActor @Suite(.serialized) struct SheetSceneTests {
  private static let half = #""sheet": { "detents": [{ "fraction": 0.6 }], "backdrop": "blur" }"#

  @Test func sheetRestsOnTheLowerSixtyPercent() throws {
    let trace = try play(#"{ "scene": "sheet", \#(Self.half), "steps": [{ "present": true }, { "settle": true }] }"#)
    let last = try #require(trace.frames.last)
    let rect = try #require(last.rect)
    #expect(last.phase == .resting)
    #expect(abs(rect.minY - 337.6) <= 0.5 / 3)
    #expect(abs(rect.height - 506.4) <= 0.5 / 3)
    #expect((rect.minX, rect.width, rect.maxY) == (0, 390, 844))
    #expect(abs(last.backdrop - 0.7) < 1e-6)
    #expect(last.detent == "fraction(0.6)")
  }

  @Test(arguments: [60, 120]) func backdropFadesWithTheSheet(hertz: Int) throws {
    let trace = try play(
      """
      { "device": { "hertz": \(hertz) }, "scene": "sheet", \(Self.half),
        "steps": [{ "present": true }, { "settle": true }, { "dismiss": true }, { "settle": true }] }
      """)
    let moving = trace.frames.filter { $0.phase == .presenting || $0.phase == .dismissing }
    #expect(moving.count > 20)
    for frame in moving {
      // The backdrop is proportional to the visible part of the sheet.
      let part = (844 - frame.top) / (844 - 1013.0 / 3)
      #expect(abs(frame.backdrop - 0.7 * part) < 1e-4)
    }
  }

  @Test func sheetFollowsTheSizeOfTheWindow() throws {
    let trace = try play(
      """
      { "scene": "sheet", \(Self.half), "steps": [
        { "present": true }, { "settle": true }, { "resize": [844, 390], "safeArea": {}, "for": 0.3 }, { "settle": true } ] }
      """)
    #expect(trace.frames.last?.rect == CGRect(x: 0, y: 156, width: 844, height: 234))
  }

  @Test func tapOnTheBackdropDismissesTheSheet() throws {
    let trace = try play(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "settle": true }, { "tap": "backdrop" }, { "settle": true }] }"#)
    #expect(
      trace.eventNames == [
        "viewDidLoad", "willPresent", "viewWillAppear", "viewDidAppear", "didPresent", "settled", "completion",
        "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss", "cleanup", "end",
      ])
    #expect(trace.events.first { $0.name == "didDismiss" }?.field("reason") == .string("backdrop"))
    #expect(trace.frames.last?.phase == .dismissed)
  }

  @Test func escapeGestureDismissesTheSheet() throws {
    let trace = try play(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "settle": true }, { "escape": true }, { "settle": true }] }"#)
    #expect(trace.events.first { $0.name == "didDismiss" }?.field("reason") == .string("escape"))
  }

  @Test func refusedDismissalReportsOneAttemptPerGesture() throws {
    let trace = try play(
      """
      { "scene": "sheet", "sheet": { "allowed": false }, "steps": [
        { "present": true }, { "settle": true }, { "tap": "backdrop" }, { "tap": "backdrop" }, { "escape": true }, { "run": 0.5 } ] }
      """)
    let attempts = trace.events.values(of: "reason", in: "attemptToDismiss")
    #expect(attempts == [.string("backdrop"), .string("backdrop"), .string("escape")])
    #expect(trace.events.count { $0.name == "shouldDismiss" } == 3)
    #expect(trace.frames.last?.phase == .resting)
  }

  @Test func presenterGetsNoAppearanceCallbacks() throws {
    let trace = try play(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "settle": true }, { "dismiss": true }, { "settle": true }] }"#)
    let played = trace.played
    #expect(!played.contains { $0.field("of") == .string("presenter") })
  }

  @Test func secondPresentationCompletesUnfinishedAtOnce() throws {
    let trace = try play(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "run": 0.1 }, { "present": true }, { "settle": true }] }"#)
    let completions = trace.events.filter { $0.name == "completion" }
    #expect(completions.map { $0.field("finished") } == [.bool(false), .bool(true)])
    #expect(abs(completions[0].time - 0.1) < 1e-9)
  }

  @Test func dismissalDuringThePresentationBeginsAfterIt() throws {
    let trace = try play(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "run": 0.1 }, { "dismiss": true }, { "settle": true }] }"#)
    let names = trace.eventNames
    #expect(names.firstIndex(of: "didPresent")! < names.firstIndex(of: "willDismiss")!)
    #expect(trace.events.values(of: "finished", in: "completion") == [.bool(true), .bool(true)])
    #expect(trace.frames.last?.phase == .dismissed)
  }
}
