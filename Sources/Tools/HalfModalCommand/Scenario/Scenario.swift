import Foundation
import HalfModal
import UIKit
import UIKitTesting

/// What is on screen, what fingers and code do, and when: a scenario file, read and checked.
struct Scenario {
  enum Scene: String {
    /// HalfModal's own presentation over a plain presenter.
    case sheet
    /// The same, asked through the strategy that prefers the system's sheet.
    case system
    /// An inline half modal in a parent.
    case child
    /// A screen-filling table with pull to present.
    case pull
  }

  var device = DeviceModel()
  var scene: Scene
  var sheet: SheetOptions
  var content = ContentOptions()
  var presenter = PresenterOptions()
  var trace: TraceOptions = []
  /// Whether the inline sheet is put in before its parent is in a window.
  var isEarly = false
  var table = TableOptions()
  var pull = PullConfiguration()
  var steps: [Step] = []
}

/// What the steps so far have made of the options: what a step changes, it changes from there.
struct ScenarioState {
  let scene: Scenario.Scene
  var sheet: SheetOptions
  var list: ListOptions
  /// The names of the elements.
  let identifiers: Set<String>
}

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Throws: ``ScenarioError``, in one line, where the file is missing or wrong.
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
    let members = try node.object(
      keys: ["device", "scene", "sheet", "content", "presenter", "table", "pull", "trace", "early", "steps"],
      later: ["sheets", "on", "under"])
    guard let sceneNode = members["scene"] else { throw node.error("\"scene\" is missing") }
    guard let stepsNode = members["steps"] else { throw node.error("\"steps\" is missing") }
    scene = try sceneNode.word([("sheet", .sheet), ("system", .system), ("child", .child), ("pull", .pull)])
    for (key, owner) in [("table", Scene.pull), ("pull", .pull), ("early", .child)] where scene != owner && members[key] != nil {
      throw node.error("the scene \"\(scene.rawValue)\" has no \"\(key)\"")
    }
    sheet = SheetOptions(scene: scene)
    try members["sheet"].map { try sheet.read($0) }
    try members["device"].map { device = try DeviceModel($0) }
    var identifiers: Set<String> = []
    try members["content"].map { content = try ContentOptions($0, identifiers: &identifiers) }
    try members["presenter"].map {
      presenter = try PresenterOptions($0, hasList: scene == .pull, identifiers: &identifiers)
    }
    try members["table"].map { table = try TableOptions($0) }
    try members["pull"].map { pull = try PullConfiguration($0) }
    try members["trace"].map { trace = try TraceOptions($0) }
    try members["early"].map { isEarly = try $0.bool() }
    var state = ScenarioState(scene: scene, sheet: sheet, list: content.list, identifiers: identifiers)
    steps = try stepsNode.array().map { try Step($0, after: &state) }
    content.list.isTable = state.list.isTable
    try checkLandings(stepsNode)
    try checkDetents(stepsNode)
  }

  /// Code moves the sheet to detents that it has at some time.
  private func checkDetents(_ node: Node) throws {
    var known = sheet.configuration.detents.map(\.id)
    for case .set(let options, _) in steps {
      known += options.configuration.detents.map(\.id).filter { !known.contains($0) }
    }
    for (step, node) in zip(steps, try node.array()) {
      if case .move(let id, _) = step, !known.contains(id) {
        throw node.error("unknown detent \"\(id)\"; known are \(known.map(\.rawValue).joined(separator: ", "))")
      }
    }
  }

  /// A finger may leave the window, but not land outside of it.
  private func checkLandings(_ node: Node) throws {
    var size = device.size
    for (step, node) in zip(steps, try node.array()) {
      switch step {
      case .resize(let newSize, _, _):
        size = newSize
      case .down(.point(let point), _), .tap(.point(let point), _):
        if !CGRect(origin: .zero, size: size).contains(point) {
          throw node.error(
            "a finger cannot land outside of the window, at (\(point.x), \(point.y)) where that is \(size.width)x\(size.height)")
        }
      default:
        break
      }
    }
  }
}

extension DeviceModel {
  init(_ node: Node) throws {
    self.init()
    let members = try node.object(keys: ["width", "height", "scale", "hertz", "frames", "safeArea"])
    try members["width"].map { size.width = CGFloat(try $0.length("the width")) }
    try members["height"].map { size.height = CGFloat(try $0.length("the height")) }
    try members["scale"].map { scale = CGFloat(try $0.integer(in: 1...3, "the scale")) }
    if members["hertz"] != nil, let other = members["frames"] {
      throw other.error("either \"hertz\" or \"frames\" says when there are frames, not both")
    }
    try members["hertz"].map { frames = .hertz(try $0.integer(in: 1...1000, "the frame rate")) }
    try members["frames"].map { frames = .intervals(try $0.frameIntervals()) }
    try members["safeArea"].map { safeAreaInsets = try UIEdgeInsets($0) }
  }
}

extension UIEdgeInsets {
  init(_ node: Node) throws {
    self.init()
    let members = try node.object(keys: ["top", "left", "bottom", "right"])
    func inset(_ key: String) throws -> CGFloat {
      CGFloat(try members[key]?.number(in: 0...10_000, "an inset") ?? 0)
    }
    self.init(top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
  }
}
