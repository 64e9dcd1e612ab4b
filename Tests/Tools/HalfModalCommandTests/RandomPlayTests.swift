import Foundation
import Testing
import UIKit

@testable import HalfModalCommand

/// The laws of motion hold under random play.
@MainActor @Suite(.serialized) struct RandomPlayTests {
  // script/test plays all four scenes with the command, in separate processes.
  nonisolated private static let scenes: [ScenarioScene] = [.sheet, .child, .pull]

  @Test(arguments: scenes) func lawsHoldForAFixedSeed(scene: ScenarioScene) {
    expectLaws(in: scene, seed: 20_261_130, runs: 30)
  }

  @Test func lawsHoldForARandomSeed() {
    let seed = UInt64.random(in: 0...999_999_999)
    print("random play from seed \(seed)")
    for scene in Self.scenes {
      expectLaws(in: scene, seed: seed, runs: 15)
    }
  }

  private func expectLaws(in scene: ScenarioScene, seed: UInt64, runs: Int) {
    for run in 0..<runs {
      let played = FuzzRun(scene: scene, seed: FuzzRun.seed(of: run, from: seed))
      #expect(played.violations == [], "run \(run) of \(scene) from seed \(seed): \(played.scenario.line)")
    }
  }

  // MARK: Random scenarios

  @Test func sameSeedMakesTheSameScenario() {
    for run in 0..<20 {
      let scene = FuzzRun.scene(of: run)
      let seed = FuzzRun.seed(of: run, from: 7)
      var (first, second) = (RandomScenario(scene: scene, seed: seed), RandomScenario(scene: scene, seed: seed))
      #expect(first.make().file == second.make().file)
    }
    var (first, second) = (RandomScenario(scene: .sheet, seed: 1), RandomScenario(scene: .sheet, seed: 2))
    #expect(first.make().file != second.make().file)
  }

  @Test func everyRandomScenarioCanBeRead() throws {
    for run in 0..<500 {
      var random = RandomScenario(scene: FuzzRun.scene(of: run), seed: FuzzRun.seed(of: run, from: 3))
      let text = random.make().file
      #expect(throws: Never.self, "\(text)") { try Scenario(text) }
    }
  }

  @Test func failingScenarioIsShortened() throws {
    // A scenario fails if it presents, and scrolls to more than a hundred.
    let fails: (JSON) -> Bool = { scenario in
      guard let steps = scenario["steps"]?.elements else { return false }
      return steps.contains { $0["present"] != nil }
        && steps.contains { if case .number(let offset)? = $0["scrollTo"] { offset > 100 } else { false } }
    }
    var random = RandomScenario(scene: .sheet, seed: 4)
    var scenario = random.make()
    scenario["steps"] = .array((scenario["steps"]?.elements ?? []) + [["scrollTo": 487.25], ["run": 1]])
    var shrinker = Shrinker(scenario, fails: fails)
    let short = shrinker.shrink()
    #expect(fails(short))
    #expect(short["steps"]?.elements.count == 2)
    #expect(short["content"] == nil && short["sheet"] == nil && short["device"] == nil)
    guard case .number(let offset)? = short["steps"]?.elements.last?["scrollTo"] else { throw ScenarioError("no number") }
    #expect(offset > 100 && offset <= 122)
  }

  @Test func writtenScenarioIsReadBackUnchanged() throws {
    var random = RandomScenario(scene: .sheet, seed: 11)
    let scenario = random.make()
    #expect(try JSONReader.read(Data(scenario.file.utf8)) == scenario)
  }
}
