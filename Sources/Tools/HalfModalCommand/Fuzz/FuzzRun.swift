import UIKitTesting

/// A made-up scenario, played, and what is wrong with what happened.
@MainActor struct FuzzRun {
  let scenario: JSON
  let violations: [Violation]

  init(scene: Scenario.Scene, seed: UInt64) {
    var random = RandomScenario(scene: scene, seed: seed)
    self.init(random.make())
  }

  init(_ json: JSON) {
    scenario = json
    violations = Self.violations(of: json) ?? []
  }

  /// What breaks a law; `nil` where the scenario itself is wrong.
  static func violations(of json: JSON) -> [Violation]? {
    guard let scenario = try? Scenario(Node(value: json, path: "")) else { return nil }
    let player = Player(scenario)
    do {
      try player.play()
    } catch {
      return [Violation(law: "L3", time: player.device.time, what: "\(error)")]
    }
    return Laws(scenario: scenario, trace: player.trace).violations
  }

  /// The seed of a run among those that follow from one seed.
  nonisolated static func seed(of run: Int, from seed: UInt64) -> UInt64 {
    var mix = SplitMix(seed: seed)
    return mix.next() &+ UInt64(run) &* 0xD134_2543_DE82_EF95
  }

  /// The scene of a run, where all take turns: sheets twice as often as each of the others.
  nonisolated static func scene(of run: Int) -> Scenario.Scene {
    [.sheet, .child, .sheet, .pull, .system][run % 5]
  }
}
