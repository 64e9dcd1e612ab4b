import Foundation
import UIKitTesting

/// Keeps a finger still.
struct HoldStep: FingerStep {
  static let key = "hold"
  static let examples = [#"{"hold": 0.2}"#]
  static let meaning = "the finger rests"
  let duration: TimeInterval
  let finger: Int

  init(_ fields: StepFields, after state: inout StepState) throws {
    finger = try fields.finger()
    duration = try fields.value.duration()
  }

  init(for duration: TimeInterval, finger: Int) {
    self.duration = duration
    self.finger = finger
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.run(for: duration)
  }
}
