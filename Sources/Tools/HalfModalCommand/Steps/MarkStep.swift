/// Adds a named event to the trace.
struct MarkStep: ScenarioStep {
  static let key = "mark"
  static let examples = [#"{"mark": "name"}"#]
  static let meaning = """
    adds an event `mark` to the trace; a film gets a picture of this moment, `NAME-name.png`, and `NAME-name-2.png` for a second \
    mark of that name
    """
  let name: String

  init(_ fields: StepFields, after state: inout StepState) throws {
    name = try fields.value.string()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.event("mark", ("name", .string(name)))
    playback.onMark(name)
  }
}
