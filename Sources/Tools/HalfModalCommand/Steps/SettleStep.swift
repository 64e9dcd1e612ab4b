import Foundation
import UIKitTesting

/// Waits until nothing moves.
struct SettleStep: ScenarioStep {
  static let key = "settle"
  static let otherKeys = ["within"]
  static let examples = [#"{"settle": true, "within": 5}"#]
  static let meaning = """
    whole frames pass until no animation, deceleration or timer is pending; an error after `within` seconds (5 by default)
    """
  let limit: TimeInterval

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.value.mustBeTrue()
    limit = try fields["within"]?.duration() ?? 5
  }

  func perform(in playback: Playback, on stage: any Stage) throws {
    try playback.device.settle(within: limit)
  }
}
