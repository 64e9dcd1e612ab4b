/// Changes options of the sheet by code.
struct SetStep: AnimatedStep {
  static let key = "set"
  static let examples = [#"{"set": {"grabber": true}}"#]
  static let meaning = "code changes any options under `sheet`, whether or not the sheet is presented"
  /// The options after the change.
  let options: SheetOptions
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.sheet, .system, .child], in: state)
    try state.sheet.read(fields.value)
    state.addDetents()
    options = state.sheet
    animated = try fields.animated()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.sheet = options
    playback.device.perform {
      stage.set(options.configuration, animated: animated, completion: playback.completion(Self.key))
    }
    playback.recordSetup()
  }
}

extension SetStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    let step: JSON = [key: play.options.sheetChange(&play.random)]
    return play.random.once(in: 4) ? step.with("animated", false) : step
  }
}
