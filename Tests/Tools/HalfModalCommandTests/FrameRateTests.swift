import Testing
import UIKitTesting

@testable import HalfModalCommand

/// L9: a scenario has the same positions at the same times at every frame rate.
@MainActor @Suite(.serialized) struct FrameRateTests {
  /// Returns frame times from intervals in 240ths of a second.
  private static func ticks(_ intervals: Double...) -> FrameTimes {
    .intervals(intervals.map { $0 / 240 })
  }

  /// Frame times, each with the share of its frames at which the fastest rate has a frame too.
  private static let frames: [(times: FrameTimes, share: Double)] = [
    (.hertz(60), 1), (.hertz(120), 1), (.hertz(48), 1), (.hertz(90), 1.0 / 3), (.hertz(50), 0.2),
    // A display with a varying rate, and dropped frames, up to seven in a row.
    (ticks(2, 4, 3, 5, 2), 1), (ticks(4, 4, 4, 12, 4, 4, 8, 4, 4, 4, 4, 32), 1),
  ]

  private static let fastest = FrameTimes.hertz(240)

  @Test(arguments: ScenarioFiles.all) func everyScenarioIsTheSameAtEveryFrameRate(name: String) throws {
    let scenario = try Scenario(contentsOf: ScenarioFiles.path(name))
    try expectSame(scenario, at: Self.frames)
  }

  @Test(arguments: [(ScenarioScene.sheet, 50), (.child, 50), (.pull, 50)])
  func randomPlayIsTheSameAtEveryFrameRate(scene: ScenarioScene, runs: Int) throws {
    for run in 0..<runs {
      var random = RandomScenario(scene: scene, seed: FuzzRun.seed(of: run, from: 20_261_130))
      let scenario = try Scenario(Node(value: random.make(), path: ""))
      try expectSame(scenario, at: [Self.frames[0], Self.frames[5], Self.frames[6]], "run \(run)")
    }
  }

  private func expectSame(
    _ scenario: Scenario, at frames: [(times: FrameTimes, share: Double)], _ name: String = ""
  ) throws {
    let fast = try play(scenario.shown(at: Self.fastest))
    for (times, share) in frames {
      let slow = try play(scenario.shown(at: times))
      let (count, differences) = Laws.compare(slow, fast)
      #expect(differences == [], "\(name) \(times)")
      #expect(count >= Int(Double(slow.frames.count) * share), "\(name) \(times)")
      #expect(count >= 3, "\(name) \(times)")
    }
  }

  // MARK: The comparison

  private static let simple = """
    { "scene": "sheet", "steps": [{ "present": true }, { "run": 1 }, { "dismiss": true }, { "run": 1 }] }
    """

  @Test func differentTrajectoryBreaksL9() throws {
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
  /// Returns the scenario with other frame times. Replaces the steps whose duration depends on the frames: `settle` takes a second and a
  /// half, and a tap takes a 60th of a second.
  func shown(at frames: FrameTimes) -> Scenario {
    var copy = self
    copy.device.frames = frames
    copy.steps = steps.flatMap { step -> [any ScenarioStep] in
      switch step {
      case is SettleStep: [RunStep(for: 1.5)]
      case let tap as TapStep:
        [
          DownStep(tap.target, finger: tap.finger), HoldStep(for: 1.0 / 60, finger: tap.finger), UpStep(finger: tap.finger),
        ]
      default: [step]
      }
    }
    return copy
  }
}
