/// Presents the sheet by code.
struct PresentStep: AnimatedStep {
  static let key = "present"
  static let meaning = "code presents the sheet"
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.sheet, .system], in: state, substitute: ("toggle", [.child]))
    animated = try fields.animatedCall()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.show(animated: animated, completion: playback.completion(Self.key)) }
  }
}
