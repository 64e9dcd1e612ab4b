/// Taps with a finger.
struct TapStep: FingerStep {
  static let key = "tap"
  static let examples = [#"{"tap": [195, 500]}"#, #"{"tap": "backdrop"}"#]
  static let meaning = "a finger lands, on the same targets as `down`, and lifts after the duration of the last frame"
  let target: FingerTarget
  let finger: Int

  init(_ fields: StepFields, after state: inout StepState) throws {
    finger = try fields.finger()
    target = try fields.target(in: state)
  }

  var effect: Activity.Effect { .touch }

  func perform(in playback: Playback, on stage: any Stage) {
    let finger = playback.device.finger(finger)
    if !finger.isDown, let point = target.point(on: stage, in: playback.device.model.size) {
      finger.tap(at: point)
    } else {
      playback.device.runForFrame()
    }
  }
}

extension TapStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    [key: play.place(), "finger": 4]
  }
}
