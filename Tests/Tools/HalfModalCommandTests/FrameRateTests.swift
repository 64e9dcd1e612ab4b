import Testing
import UIKitTesting

@testable import HalfModalCommand

/// L9: a scenario goes the same way whenever its frames are shown.
@MainActor @Suite(.serialized) struct FrameRateTests {
  /// Frames at so many ticks of a 240th of a second.
  private static func ticks(_ intervals: Double...) -> FrameTimes {
    .intervals(intervals.map { $0 / 240 })
  }

  /// Each with the part of its frames at which the fastest one shows a frame too.
  private static let frames: [(times: FrameTimes, met: Double)] = [
    (.hertz(60), 1), (.hertz(120), 1), (.hertz(48), 1), (.hertz(90), 1.0 / 3), (.hertz(50), 0.2),
    // A display whose rate varies; frames that are dropped now and then, up to seven of them one after the other.
    (ticks(2, 4, 3, 5, 2), 1), (ticks(4, 4, 4, 12, 4, 4, 8, 4, 4, 4, 4, 32), 1),
  ]

  private static let fastest = FrameTimes.hertz(240)

  @Test(arguments: ScenarioFiles.all) func everyScenarioIsTheSameAtEveryRate(name: String) throws {
    let scenario = try Scenario(contentsOf: ScenarioFiles.path(name))
    try expectSame(scenario, at: Self.frames)
  }

  @Test(arguments: [(Scenario.Scene.sheet, 50), (.child, 50), (.pull, 50)])
  func randomPlayIsTheSameAtEveryRate(scene: Scenario.Scene, runs: Int) throws {
    for run in 0..<runs {
      var random = RandomScenario(scene: scene, seed: FuzzRun.seed(of: run, from: 20_261_130))
      let scenario = try Scenario(Node(value: random.make(), path: ""))
      try expectSame(scenario, at: [Self.frames[0], Self.frames[5], Self.frames[6]], "run \(run)")
    }
  }

  private func expectSame(
    _ scenario: Scenario, at frames: [(times: FrameTimes, met: Double)], _ what: String = ""
  ) throws {
    let fast = try play(scenario.shown(at: Self.fastest))
    for (times, met) in frames {
      let slow = try play(scenario.shown(at: times))
      let (count, differences) = Laws.compare(slow, fast)
      #expect(differences == [], "\(what) \(times)")
      #expect(count >= Int(Double(slow.frames.count) * met), "\(what) \(times)")
      #expect(count >= 3, "\(what) \(times)")
    }
  }

  // MARK: The comparison

  private static let simple = """
    { "scene": "sheet", "steps": [{ "present": true }, { "run": 1 }, { "dismiss": true }, { "run": 1 }] }
    """

  @Test func anotherTrajectoryBreaksL9() throws {
    let trace = try play(Self.simple)
    var other = trace
    other.changeFrame(10) { $0.top += 0.02 }
    other.changeFrame(20) { $0.offset = 0.02 }
    other.changeFrame(30) { $0.rect?.size.width -= 0.02 }
    other.changeFrame(40) { $0.top += 0.009 }
    let (count, differences) = Laws.compare(trace, other)
    #expect(count == 121)
    #expect(differences.map(\.law) == ["L9", "L9", "L9"])
  }
}

extension Scenario {
  /// The same with other frames, a second and a half instead of each wait for rest, and a fixed time instead of a tap's one frame:
  /// what depends on the length of a frame in the format itself.
  func shown(at frames: FrameTimes) -> Scenario {
    var copy = self
    copy.device.frames = frames
    copy.steps = steps.flatMap { step -> [Step] in
      switch step {
      case .settle: [.run(1.5)]
      case .tap(let target, let finger): [.down(target, finger: finger), .hold(1.0 / 60, finger: finger), .up(finger: finger)]
      default: [step]
      }
    }
    return copy
  }
}
