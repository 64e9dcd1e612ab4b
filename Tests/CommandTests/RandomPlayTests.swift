import Foundation
import Testing
import UIKit

@testable import HalfModalCommand

/// Fingers, code and rotation at random: the laws hold.
@MainActor @Suite(.serialized) struct RandomPlayTests {
  @Test(arguments: 0..<100) func aSheetKeepsTheLaws(seed: UInt64) throws {
    try expectLaws(scene: "sheet", seed: seed)
  }

  @Test(arguments: 0..<100) func aPullKeepsTheLaws(seed: UInt64) throws {
    try expectLaws(scene: "pull", seed: seed)
  }

  private func expectLaws(scene: String, seed: UInt64) throws {
    var random = RandomScenario(scene: scene, seed: seed)
    let text = random.text()
    let scenario = try Scenario(text)
    let player = Player(scenario)
    #expect(throws: Never.self, "seed \(seed): \(text)") { try player.play() }
    if let path = ProcessInfo.processInfo.environment["DUMP"] {
      try text.write(toFile: "\(path)/\(scene)-\(seed).json", atomically: true, encoding: .utf8)
    }
    let violations = Laws(scenario: scenario, trace: player.trace).violations
    #expect(violations == [], "seed \(seed): \(text)")
  }
}

/// Makes up scenarios. No finger is faster than a sheet may be.
private struct RandomScenario {
  let scene: String
  private var random: SplitMix
  private var isWide = false
  private var down: Set<Int> = []

  init(scene: String, seed: UInt64) {
    self.scene = scene
    random = SplitMix(seed: seed)
  }

  mutating func text() -> String {
    var steps = [scene == "sheet" ? #"{ "present": true }"# : #"{ "scrollTo": 1390 }"#, run(0.8)]
    for _ in 0..<Int.random(in: 5...14, using: &random) {
      steps += step()
    }
    for finger in down.sorted() {
      steps.append(#"{ "up": true, "finger": \#(finger) }"#)
    }
    steps.append(#"{ "settle": true, "within": 20 }"#)
    return #"{ "scene": "\#(scene)"\#(options()), "steps": [\#(steps.joined(separator: ", "))] }"#
  }

  private mutating func options() -> String {
    guard scene == "sheet" else { return "" }
    let options = [
      "", #", "sheet": { "allowed": false }"#, #", "sheet": { "dismissal": { "drag": false } }"#,
      #", "sheet": { "detents": [{ "height": 120, "id": "medium" }, "large"] }"#,
    ]
    return options.randomElement(using: &random)!
  }

  private mutating func step() -> [String] {
    let finger = Int.random(in: 1...2, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      var steps: [String] = []
      if down.insert(finger).inserted {
        steps.append(#"{ "down": \#(place()), "finger": \#(finger) }"#)
      }
      return steps + [move(finger)]
    case 7..<11:
      guard down.remove(finger) != nil else { return [run(0.3)] }
      return [#"{ "up": true, "finger": \#(finger) }"#, run(0.4)]
    case 11:
      down = []
      return [#"{ "cancelTouches": true }"#]
    case 12: return [run(1)]
    case 13: return [#"{ "dismiss": true }"#, run(0.3)]
    case 14, 15: return scene == "sheet" ? [#"{ "present": true }"#, run(0.5)] : [pull(), run(0.3)]
    case 16:
      return scene == "sheet"
        ? [#"{ "move": "\#(Bool.random(using: &random) ? "large" : "medium")" }"#, run(0.3)] : [pull(), run(0.3)]
    case 17:
      isWide.toggle()
      return [
        isWide
          ? #"{ "resize": [844, 390], "safeArea": { "left": 47, "right": 47, "bottom": 21 }, "for": 0.3 }"#
          : #"{ "resize": [390, 844], "safeArea": { "top": 47, "bottom": 34 }, "for": 0.3 }"#
      ]
    case 18: return [#"{ "escape": true }"#, run(0.2)]
    default: return [#"{ "tap": \#(place()), "finger": 3 }"#, run(0.2)]
    }
  }

  /// A pull that may bring in the modal.
  private mutating func pull() -> String {
    guard down.isEmpty else { return run(0.1) }
    let point = isWide ? "[400, 380]" : "[195, 800]"
    let (x, y) = (Int.random(in: -20...20, using: &random), Int.random(in: 300...700, using: &random))
    return #"{ "down": \#(point) }, { "by": [\#(x), \#(-y)], "for": 0.6 }, { "hold": 0.1 }, { "up": true }"#
  }

  private mutating func place() -> String {
    if Int.random(in: 0..<2, using: &random) == 0 { return #""header""# }
    return "[\(Int.random(in: 1..<389, using: &random)), \(Int.random(in: 1..<389, using: &random))]"
  }

  private mutating func move(_ finger: Int) -> String {
    let (x, y) = (Int.random(in: -60...60, using: &random), Int.random(in: -500...500, using: &random))
    let duration = Double(abs(y)) / Double.random(in: 100...800, using: &random) + 0.03
    return #"{ "by": [\#(x), \#(y)], "for": \#(duration), "finger": \#(finger) }"#
  }

  private mutating func run(_ longest: Double) -> String {
    #"{ "run": \#(Double.random(in: 0...longest, using: &random)) }"#
  }
}
