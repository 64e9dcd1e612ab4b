import UIKit

/// Moves a finger.
struct ByStep: FingerStep {
  static let key = "by"
  static let otherKeys = ["for", "finger"]
  static let examples = [#"{"by": [0, -300], "for": 0.5}"#]
  static let meaning = "the finger moves in a straight line, in `for` seconds or at once; a finger that isn't down moves nothing"
  let vector: CGVector
  let duration: TimeInterval
  let finger: Int

  init(_ fields: StepFields, after state: inout StepState) throws {
    finger = try fields.finger()
    let (dx, dy) = try fields.value.pair("a distance")
    vector = CGVector(dx: dx, dy: dy)
    duration = try fields["for"]?.duration() ?? 0
  }

  func perform(in playback: Playback, on stage: any Stage) {
    let finger = playback.device.finger(finger)
    if finger.isDown {
      finger.move(by: vector, for: duration)
    } else {
      playback.device.run(for: duration)
    }
  }
}
