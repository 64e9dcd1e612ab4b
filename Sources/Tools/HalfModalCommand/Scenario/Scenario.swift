import Foundation

/// A scenario file that was read and checked: the setting, and the steps that act on it.
@dynamicMemberLookup struct Scenario {
  var setting: Setting
  var steps: [any ScenarioStep]

  subscript<Value>(dynamicMember member: WritableKeyPath<Setting, Value>) -> Value {
    get { setting[keyPath: member] }
    set { setting[keyPath: member] = newValue }
  }
}

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Throws: ``ScenarioError``, in one line, if the file is missing or wrong.
  init(contentsOf file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ScenarioError(at: file, FileManager.default.fileExists(atPath: file) ? "cannot be read" : "no such file")
    }
    do {
      try self.init(data: data)
    } catch let error as ScenarioError {
      throw ScenarioError(at: file, error.description)
    }
  }

  /// Reads the text of a scenario file.
  init(data: Data) throws {
    try self.init(Node(value: try JSONReader.read(data), path: ""))
  }

  init(_ node: Node) throws {
    let members = try node.object(keys: Setting.keys + ["steps"], later: ["sheets", "on", "under"])
    guard let sceneNode = members["scene"] else { throw node.error("\"scene\" is missing") }
    guard let stepsNode = members["steps"] else { throw node.error("\"steps\" is missing") }
    setting = try Setting(sceneNode, members: members, in: node)
    var state = StepState(setting)
    let nodes = try stepsNode.array()
    steps = try nodes.map { try Steps.read($0, after: &state) }
    for (step, node) in zip(steps, nodes) {
      try step.check(with: state, at: node)
    }
    setting.content.list.isTable = state.list.isTable
  }
}
