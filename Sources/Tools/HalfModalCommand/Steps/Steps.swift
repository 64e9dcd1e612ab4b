/// The list of all steps.
enum Steps {
  /// All types of steps, in the order of the documentation. If a step has the keys of two types, the first type reads it.
  static var all: [any ScenarioStep.Type] {
    [
      PresentStep.self, DismissStep.self, ToggleStep.self, MoveStep.self, SetStep.self, InvalidateStep.self, ScrollToStep.self,
      DownStep.self, ByStep.self, HoldStep.self, UpStep.self, TapStep.self, CancelTouchesStep.self, RunStep.self, SettleStep.self,
      ResizeStep.self, KeyboardStep.self, ListStep.self, CoverStep.self, UncoverStep.self, EscapeStep.self,
      ReplaceStep.self, RemoveStep.self, ReleaseStep.self, ReportStep.self, MarkStep.self,
    ]
  }

  /// Steps of the format that this version doesn't support yet.
  private static let later = ["focus", "app", "safeArea", "increment", "decrement", "activate"]

  /// Reads a step.
  ///
  /// - Parameter state: The options in force before the step, and on return those after it.
  static func read(_ node: Node, after state: inout StepState) throws -> any ScenarioStep {
    guard case .object(let object) = node.value, !object.isEmpty else { throw node.error("expected a step") }
    guard let type = all.first(where: { object[$0.key] != nil }) else {
      if let key = later.first(where: { object[$0] != nil }) {
        throw node.error("the step \"\(key)\" is not supported yet")
      }
      throw node.error("unknown step \"\(object.keys.sorted().joined(separator: ", "))\"")
    }
    return try type.init(StepFields(node, of: type), after: &state)
  }
}
