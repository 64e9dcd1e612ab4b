import Kinetics
import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios of the scene `child`.
@MainActor @Suite(.serialized) struct ChildSceneTests {
  /// UIKit's ease-in-out curve.
  private static let curve = TimingCurve.easeInOut

  @Test func toggleMovesTheSheetToHalfTheScreenInOneSecond() throws {
    let trace = try play(#"{ "scene": "child", "steps": [{ "toggle": true }, { "settle": true }] }"#)
    #expect(try trace.frame(at: 0).top == 844)
    for frame in trace.frames where frame.time <= 1 {
      let expected = 844 - 422 * CGFloat(Self.curve.value(at: frame.time))
      #expect(abs(frame.top - expected) < 1e-3)
    }
    let last = try #require(trace.frames.last)
    #expect(last.rect == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(last.phase == .resting)
    #expect(abs((trace.events.first { $0.name == "settled" }?.time ?? 0) - 1) < 1e-9)
  }

  @Test func secondToggleReversesTheMotionWithoutAJump() throws {
    let trace = try play(
      """
      { "device": { "hertz": 1000 }, "scene": "child",
        "steps": [{ "toggle": true }, { "run": 0.4 }, { "toggle": true }, { "settle": true }] }
      """)
    let frames = trace.frames
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(abs(after.top - before.top) < 1)
    }
    // The second motion begins with the position and velocity of the first.
    let (before, at, after) = (try trace.frame(at: 0.399), try trace.frame(at: 0.4), try trace.frame(at: 0.401))
    #expect(abs((after.top - at.top) - (at.top - before.top)) < 0.01)
    #expect(trace.frames.last?.phase == .dismissed)
    let completions = trace.events.filter { $0.name == "completion" }
    #expect(completions.map { $0.field("finished") } == [.bool(false), .bool(true)])
    #expect(abs(completions[0].time - 0.4) < 1e-9)
    #expect(abs(completions[1].time - 1.4) < 1e-9)
  }

  @Test(arguments: 0..<20) func tenRandomTogglesLeaveOneChildOrNone(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let steps = (0..<10).map { _ in #"{ "toggle": true }, { "run": \#(Double.random(in: 0...1.3, using: &random)) }"# }
    let scenario = try Scenario(#"{ "scene": "child", "steps": [\#(steps.joined(separator: ", ")), { "settle": true }] }"#)
    let trace = try playByTheLaws(scenario)
    #expect(trace.events.count { $0.name == "completion" } == 10)
    #expect([.dismissed, .resting].contains(trace.frames.last?.phase))
  }
}
