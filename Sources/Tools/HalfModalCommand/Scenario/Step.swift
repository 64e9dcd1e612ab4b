import HalfModal
import UIKit

/// One step of a scenario.
enum Step {
  case present(animated: Bool)
  case dismiss(animated: Bool)
  case toggle(animated: Bool)
  case move(Detent.ID, animated: Bool)
  /// The options change: what they are from then on.
  case set(SheetOptions, animated: Bool)
  case invalidate(animated: Bool)
  case scrollTo(CGFloat)
  case down(Target, finger: Int)
  case by(CGVector, duration: TimeInterval, finger: Int)
  case hold(TimeInterval, finger: Int)
  case up(finger: Int)
  case tap(Target, finger: Int)
  case cancelTouches
  case run(TimeInterval)
  case settle(within: TimeInterval)
  case resize(CGSize, safeArea: UIEdgeInsets?, duration: TimeInterval)
  case cover(animated: Bool)
  case uncover(animated: Bool)
  case escape
  /// The keyboard comes, of a height in points.
  case keyboard(height: CGFloat, duration: TimeInterval)
  case hideKeyboard
  case replaceContent
  case remove
  case release
  /// The content's list changes: what it is like from then on.
  case list(ListOptions)
  case reportList
  case mark(String)

  /// Where a finger lands.
  enum Target {
    case point(CGPoint)
    case header
    case list
    case backdrop
    case table
    /// The middle of an element.
    case element(String)
  }
}

extension Step {
  /// The key that says which step it is, and the further keys that it takes.
  private static let keys: [(name: String, others: [String])] = [
    ("present", ["animated"]), ("dismiss", ["animated"]), ("toggle", ["animated"]), ("move", ["animated"]),
    ("set", ["animated"]), ("invalidate", ["animated"]), ("keyboard", []), ("replace", []), ("remove", []), ("release", []),
    ("scrollTo", []), ("down", ["finger"]),
    ("by", ["for", "finger"]), ("hold", ["finger"]), ("up", ["finger"]), ("tap", ["finger"]), ("cancelTouches", []),
    ("run", []), ("settle", ["within"]), ("resize", ["safeArea", "for"]), ("cover", ["animated"]), ("uncover", ["animated"]),
    ("escape", []), ("list", []), ("report", []), ("mark", []),
  ]

  /// Steps that the format names and this version does not have yet.
  private static let later = [
    "focus", "app", "safeArea", "increment", "decrement", "activate",
  ]

  /// - Parameter state: What the steps before have made of the options; takes up what this one changes.
  init(_ node: Node, after state: inout ScenarioState) throws {
    let scene = state.scene
    guard case .object(let object) = node.value, !object.isEmpty else { throw node.error("expected a step") }
    guard let (name, others) = Self.keys.first(where: { object[$0.name] != nil }) else {
      if let name = Self.later.first(where: { object[$0] != nil }) {
        throw node.error("the step \"\(name)\" is not supported yet")
      }
      throw node.error("unknown step \"\(object.keys.sorted().joined(separator: ", "))\"")
    }
    let members = try node.object(keys: [name] + others, later: ["sheet"])
    guard let value = members[name] else { throw node.error("expected a step") }
    let finger = try members["finger"]?.integer(in: 1...10, "a finger") ?? 1
    func animated() throws -> Bool {
      try value.mustBeTrue()
      return try members["animated"]?.bool() ?? true
    }
    func require(_ isThere: Bool) throws {
      guard isThere else { throw node.error("the scene \"\(scene.rawValue)\" has no step \"\(name)\"") }
    }

    switch name {
    case "present":
      guard scene == .sheet || scene == .system else {
        throw node.error(
          "the scene \"\(scene.rawValue)\" has no step \"present\"" + (scene == .child ? "; it has \"toggle\"" : ""))
      }
      self = .present(animated: try animated())
    case "dismiss":
      self = .dismiss(animated: try animated())
    case "toggle":
      guard scene == .child else {
        throw node.error(
          "the scene \"\(scene.rawValue)\" has no step \"toggle\"" + (scene != .pull ? "; it has \"present\"" : ""))
      }
      self = .toggle(animated: try animated())
    case "move":
      try require(scene != .pull)
      self = .move(Detent.ID(try value.string()), animated: try members["animated"]?.bool() ?? true)
    case "scrollTo":
      self = .scrollTo(CGFloat(try value.coordinate()))
    case "down":
      self = .down(try Target(value, identifiers: state.identifiers), finger: finger)
    case "by":
      let (dx, dy) = try value.pair("a distance")
      self = .by(CGVector(dx: dx, dy: dy), duration: try members["for"]?.duration() ?? 0, finger: finger)
    case "hold":
      self = .hold(try value.duration(), finger: finger)
    case "up":
      try value.mustBeTrue()
      self = .up(finger: finger)
    case "tap":
      self = .tap(try Target(value, identifiers: state.identifiers), finger: finger)
    case "cancelTouches":
      try value.mustBeTrue()
      self = .cancelTouches
    case "run":
      self = .run(try value.duration())
    case "settle":
      try value.mustBeTrue()
      self = .settle(within: try members["within"]?.duration() ?? 5)
    case "resize":
      _ = try value.pair("a size")
      let sides = try value.array().map { try $0.length("a side") }
      self = .resize(
        CGSize(width: sides[0], height: sides[1]), safeArea: try members["safeArea"].map { try UIEdgeInsets($0) },
        duration: try members["for"]?.duration() ?? 0)
    case "cover":
      self = .cover(animated: try animated())
    case "uncover":
      self = .uncover(animated: try animated())
    case "escape":
      try value.mustBeTrue()
      self = .escape
    case "set":
      try require(scene != .pull)
      try state.sheet.read(value)
      self = .set(state.sheet, animated: try members["animated"]?.bool() ?? true)
    case "invalidate":
      try require(scene != .pull)
      self = .invalidate(animated: try animated())
    case "keyboard":
      self = try value.optional { try Step(keyboard: $0) } ?? .hideKeyboard
    case "replace":
      try value.word([("content", ())])
      self = .replaceContent
    case "remove":
      try require(scene == .child)
      try value.mustBeTrue()
      self = .remove
    case "release":
      try value.mustBeTrue()
      self = .release
    case "list":
      try state.list.read(value)
      self = .list(state.list)
    case "report":
      self = try value.word([("list", .reportList)], later: ["tree", "accessibility"])
    default:
      self = .mark(try value.string())
    }
  }
}

extension Step {
  private init(keyboard node: Node) throws {
    let members = try node.object(keys: ["height", "duration"])
    guard let height = members["height"] else { throw node.error("\"height\" is missing") }
    self = .keyboard(
      height: CGFloat(try height.length("the height of the keyboard")), duration: try members["duration"]?.duration() ?? 0.25)
  }
}

extension Step.Target {
  /// The words that name a place; no element can be called so.
  static let words = places.map(\.0)

  private static let places: [(String, Step.Target)] = [
    ("header", .header), ("list", .list), ("backdrop", .backdrop), ("table", .table),
  ]

  /// - Parameter identifiers: The names of the elements.
  init(_ node: Node, identifiers: Set<String>) throws {
    if case .string = node.value {
      self = try node.word(Self.places + identifiers.sorted().map { ($0, .element($0)) })
    } else {
      let (x, y) = try node.pair("a point, or one of \((Self.words + identifiers.sorted()).joined(separator: ", "))")
      self = .point(CGPoint(x: x, y: y))
    }
  }
}
