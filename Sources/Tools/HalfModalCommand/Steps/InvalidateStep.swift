/// Resolves the detents again by code.
struct InvalidateStep: AnimatedStep {
  static let key = "invalidate"
  static let meaning = "code makes the sheet resolve its detents again"
  static let hasCompletion = false
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.sheet, .system, .child], in: state)
    animated = try fields.animatedCall()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.invalidateDetents(animated: animated) }
  }
}
