import UIKit

/// The members of a step in a file, and the readings that several steps share.
struct StepFields {
  let node: Node
  /// The value of the key that names the step.
  let value: Node
  private let key: String
  private let members: [String: Node]

  init(_ node: Node, of type: any ScenarioStep.Type) throws {
    self.node = node
    key = type.key
    members = try node.object(keys: [key] + type.otherKeys, later: ["sheet"])
    guard let value = members[key] else { throw node.error("expected a step") }
    self.value = value
  }

  /// The member with another key.
  subscript(key: String) -> Node? {
    members[key]
  }

  /// Whether the call is animated; true if the file doesn't say.
  func animated() throws -> Bool {
    try members["animated"]?.bool() ?? true
  }

  /// Requires the value `true`, and returns whether the call is animated.
  func animatedCall() throws -> Bool {
    try value.mustBeTrue()
    return try animated()
  }

  /// The number of the finger; 1 if the file doesn't say.
  func finger() throws -> Int {
    try members["finger"]?.integer(in: 1...10, "a finger") ?? 1
  }

  /// The place where a finger lands. A finger may leave the window, but not land outside it.
  func target(in state: StepState) throws -> FingerTarget {
    let target = try FingerTarget(value, identifiers: state.identifiers)
    let size = state.windowSize
    if case .point(let point) = target, !CGRect(origin: .zero, size: size).contains(point) {
      throw node.error(
        "a finger cannot land at (\(point.x), \(point.y)), outside the window of \(size.width)x\(size.height) points")
    }
    return target
  }

  /// Requires one of the scenes that have the step.
  ///
  /// - Parameter substitute: The step that another scene has instead.
  func require(
    _ scenes: [ScenarioScene], in state: StepState, substitute: (key: String, scenes: [ScenarioScene])? = nil
  ) throws {
    guard !scenes.contains(state.scene) else { return }
    let hint = substitute.flatMap { $0.scenes.contains(state.scene) ? "; it has \"\($0.key)\"" : nil } ?? ""
    throw node.error("the scene \"\(state.scene.rawValue)\" has no step \"\(key)\"\(hint)")
  }
}
