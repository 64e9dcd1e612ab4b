/// Replaces the content.
struct ReplaceStep: ScenarioStep {
  static let key = "replace"
  static let examples = [#"{"replace": "content"}"#]
  static let meaning = "a new content object: at once in the scene `child`, with the next presentation in the others"

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.value.word([("content", ())])
  }

  var effect: Activity.Effect { .jump }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { playback.replaceContent(on: stage) }
  }
}
