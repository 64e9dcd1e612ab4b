/// A step of a scenario. Each key under `steps` has one conforming type, which ``Steps/all`` lists.
protocol ScenarioStep {
  /// The key that names the step in a file.
  static var key: String { get }

  /// The other keys that the step takes.
  static var otherKeys: [String] { get }

  /// The step in the form in which a file contains it.
  static var examples: [String] { get }

  /// The effect of the step, as the documentation describes it.
  static var meaning: String { get }

  /// Whether the step calls a method with a completion handler. The trace then has an event `completion` for each step.
  static var hasCompletion: Bool { get }

  /// Reads the step from a file.
  ///
  /// - Parameter state: The options in force before the step; a step that changes options changes them here too.
  init(_ fields: StepFields, after state: inout StepState) throws

  /// Reports a mistake that only the whole file shows.
  ///
  /// - Parameter state: The state after all steps.
  func check(with state: StepState, at node: Node) throws

  /// The kind of input that the step is.
  var effect: Activity.Effect { get }

  /// Performs the step.
  @MainActor func perform(in playback: Playback, on stage: any Stage) throws
}

extension ScenarioStep {
  static var otherKeys: [String] { [] }
  static var examples: [String] { [#"{"\#(key)": true}"#] }
  static var hasCompletion: Bool { false }
  var effect: Activity.Effect { .nothing }

  func check(with state: StepState, at node: Node) throws {}

  /// The row of the table of steps in `Documentation/Scenarios.md`.
  static var row: String {
    let forms = examples.map { "`\($0)`" }.joined(separator: " ")
    let keys = otherKeys.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(forms) | \(keys.isEmpty ? "" : keys + " ")| \(meaning) |"
  }
}
