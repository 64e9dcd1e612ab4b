/// Shows or hides the inline sheet by code.
struct ToggleStep: AnimatedStep {
  static let key = "toggle"
  static let meaning = "code shows or hides the inline sheet, or reverses its motion; scene `child`"
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.child], in: state, substitute: (PresentStep.key, [.sheet, .system]))
    animated = try fields.animatedCall()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.show(animated: animated, completion: playback.completion(Self.key)) }
  }
}
