import HalfModal
import UIKit
import UIKitTesting

/// Everything in a scenario except its steps: the device, the scene and their options.
struct Setting {
  var device = DeviceModel()
  var scene: ScenarioScene
  var sheet: SheetOptions
  var content = ContentOptions()
  var presenter = PresenterOptions()
  var trace: TraceOptions = []
  /// Whether the inline sheet is added before its parent is in a window.
  var isEarly = false
  var table = TableOptions()
  var pull = ScrubbedPresentation.Configuration()
  /// The ids of all elements.
  private(set) var identifiers: Set<String> = []
}

extension Setting {
  static let keys = ["device", "scene", "sheet", "content", "presenter", "table", "pull", "trace", "early"]

  init(_ scene: Node, members: [String: Node], in node: Node) throws {
    self.scene = try scene.word(ScenarioScene.allCases.map { ($0.rawValue, $0) })
    sheet = SheetOptions(scene: self.scene)
    let owners = [("table", ScenarioScene.pull), ("pull", .pull), ("early", .child)]
    for (key, owner) in owners where self.scene != owner && members[key] != nil {
      throw node.error("the scene \"\(self.scene.rawValue)\" has no \"\(key)\"")
    }
    try members["sheet"].map { try sheet.read($0) }
    try members["device"].map { device = try DeviceModel($0) }
    try members["content"].map { content = try ContentOptions($0, identifiers: &identifiers) }
    try members["presenter"].map {
      presenter = try PresenterOptions($0, hasList: self.scene == .pull, identifiers: &identifiers)
    }
    try members["table"].map { table = try TableOptions($0) }
    try members["pull"].map { pull = try ScrubbedPresentation.Configuration($0) }
    try members["trace"].map { trace = try TraceOptions($0) }
    try members["early"].map { isEarly = try $0.bool() }
  }
}
