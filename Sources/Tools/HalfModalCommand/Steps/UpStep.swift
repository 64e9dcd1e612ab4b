/// Lifts a finger.
struct UpStep: FingerStep {
  static let key = "up"
  static let meaning = "the finger lifts"
  let finger: Int

  init(_ fields: StepFields, after state: inout StepState) throws {
    finger = try fields.finger()
    try fields.value.mustBeTrue()
  }

  init(finger: Int) {
    self.finger = finger
  }

  var effect: Activity.Effect { .touch }

  func perform(in playback: Playback, on stage: any Stage) {
    let finger = playback.device.finger(finger)
    if finger.isDown {
      finger.up()
    }
  }
}
