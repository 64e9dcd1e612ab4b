/// Changes the list.
struct ListStep: ScenarioStep {
  static let key = "list"
  static let examples = [#"{"list": {"height": 480}}"#]
  static let meaning = "the host changes any options under `list`, and the preferred size of the content with its height"
  /// The options after the change.
  let options: ListOptions

  init(_ fields: StepFields, after state: inout StepState) throws {
    try state.list.read(fields.value)
    options = state.list
  }

  var effect: Activity.Effect { .jump }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.list = options
    playback.device.perform { stage.content?.apply(options) }
    playback.recordSetup()
  }
}

extension ListStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    [key: play.options.listChange(&play.random)]
  }
}
