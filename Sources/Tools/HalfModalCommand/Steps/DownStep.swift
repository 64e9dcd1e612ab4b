/// Puts a finger down.
struct DownStep: FingerStep {
  static let key = "down"
  static let examples = [#"{"down": [195, 500]}"#, #"{"down": "header"}"#]
  static let meaning = """
    a finger lands on a point of the window, or on `"header"` (20 below the middle of the sheet's top edge), `"list"` (120 below \
    it), `"backdrop"` (195, 100), `"table"` (its middle) or the `id` of an element (its middle); a finger that is already down \
    doesn't land again
    """
  let target: FingerTarget
  let finger: Int

  init(_ fields: StepFields, after state: inout StepState) throws {
    finger = try fields.finger()
    target = try fields.target(in: state)
  }

  init(_ target: FingerTarget, finger: Int) {
    self.target = target
    self.finger = finger
  }

  var effect: Activity.Effect { .touch }

  func perform(in playback: Playback, on stage: any Stage) {
    let finger = playback.device.finger(finger)
    if !finger.isDown, let point = target.point(on: stage, in: playback.device.model.size) {
      finger.down(at: point)
    }
  }
}
