/// Removes the inline sheet at once.
struct RemoveStep: ScenarioStep {
  static let key = "remove"
  static let meaning = "code removes the inline sheet at once; scene `child`"

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.child], in: state)
    try fields.value.mustBeTrue()
  }

  var effect: Activity.Effect { .jump }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.hide(animated: false) { _ in } }
  }
}
