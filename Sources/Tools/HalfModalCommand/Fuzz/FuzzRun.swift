import UIKitTesting

/// A random scenario that was played, and the laws that it broke.
@MainActor struct FuzzRun {
  let scenario: JSON
  let violations: [Violation]

  init(scene: ScenarioScene, seed: UInt64) {
    var random = RandomScenario(scene: scene, seed: seed)
    self.init(random.make())
  }

  init(_ json: JSON) {
    scenario = json
    violations = Self.violations(of: json) ?? []
  }

  /// Plays a scenario and returns the violations of the laws; nil if the scenario can't be read.
  static func violations(of json: JSON) -> [Violation]? {
    guard let scenario = try? Scenario(Node(value: json, path: "")) else { return nil }
    let player = Player(scenario)
    do {
      try player.play()
    } catch {
      return [Violation(law: "L3", time: player.device.time, problem: "\(error)")]
    }
    return Laws(scenario: scenario, trace: player.trace).violations
  }

  /// Returns the seed of one run.
  nonisolated static func seed(of run: Int, from seed: UInt64) -> UInt64 {
    var mix = SplitMix(seed: seed)
    return mix.next() &+ UInt64(run) &* 0xD134_2543_DE82_EF95
  }

  /// Returns the scene of a run if all scenes take turns; `sheet` comes twice as often as each of the others.
  nonisolated static func scene(of run: Int) -> ScenarioScene {
    [.sheet, .child, .sheet, .pull, .system][run % 5]
  }
}
