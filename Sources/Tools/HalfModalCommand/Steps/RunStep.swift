import Foundation
import UIKitTesting

/// Lets time pass.
struct RunStep: ScenarioStep {
  static let key = "run"
  static let examples = [#"{"run": 0.1}"#]
  static let meaning = "time passes"
  let duration: TimeInterval

  init(_ fields: StepFields, after state: inout StepState) throws {
    duration = try fields.value.duration()
  }

  init(for duration: TimeInterval) {
    self.duration = duration
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.run(for: duration)
  }

  /// Returns a step of a random duration as JSON.
  static func random(upTo longest: Double, in play: inout RandomPlay) -> JSON {
    [key: .number(play.random.number(0...longest))]
  }
}
