/// Adds the settings of the list to the trace.
struct ReportStep: ScenarioStep {
  static let key = "report"
  static let examples = [#"{"report": "list"}"#]
  static let meaning = "adds an event `list` to the trace"

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.value.word([("list", ())], later: ["tree", "accessibility"])
  }

  func perform(in playback: Playback, on stage: any Stage) {
    if let content = stage.content {
      playback.event("list", ListSettings(content.list).fields(of: content.list, writes: content.foreignWrites))
    }
  }
}
