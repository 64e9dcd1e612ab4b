import HalfModal
import UIKit

/// What stands under `sheet` in a scenario.
struct SheetOptions {
  var configuration: SheetConfiguration
  /// What the one question before a dismissal is answered.
  var isDismissalAllowed = true

  /// What a scene starts from.
  init(scene: Scenario.Scene) {
    configuration = scene == .child ? .inline : SheetConfiguration()
  }

  /// Takes up what a file says; what it does not say stays as it is.
  mutating func read(_ node: Node) throws {
    let members = try node.object(
      keys: ["detents", "selected", "edge", "backdrop", "cornerRadius", "dismissal", "allowed"],
      later: ["undimmed", "passThrough", "grabber", "scrollingExpands", "listDrags", "momentum", "keyboard"])
    try members["detents"].map { configuration.detents = try Self.detents($0) }
    try members["selected"].map { configuration.selectedDetent = try selected($0) }
    try members["edge"]?.word([("bottom", ())], later: ["top", "leading", "trailing"])
    try members["backdrop"].map { configuration.backdrop = try Backdrop($0) }
    try members["cornerRadius"].map { configuration.cornerRadius = CGFloat(try $0.number(in: 0...1000, "the corner radius")) }
    if let dismissal = try members["dismissal"]?.object(keys: ["drag", "tap"]) {
      try dismissal["drag"].map { configuration.dismissal.drag = try $0.bool() }
      try dismissal["tap"].map { configuration.dismissal.tap = try $0.bool() }
    }
    try members["allowed"].map { isDismissalAllowed = try $0.bool() }
  }

  private static func detents(_ node: Node) throws -> [Detent] {
    let nodes = try node.array()
    let detents = try nodes.map { try Detent($0) }
    do {
      return try DetentSet(detents).detents
    } catch {
      throw (error.index.map { nodes[$0] } ?? node).error("\(error)")
    }
  }

  private func selected(_ node: Node) throws -> Detent.ID {
    let detents = configuration.detents.map { ($0.id.rawValue, $0.id) }
    return try node.word(detents)
  }
}

extension Detent {
  init(_ node: Node) throws {
    if case .string = node.value {
      self = try node.word([("medium", .medium), ("large", .large), ("content", .content)])
      return
    }
    let members = try node.object(keys: ["fraction", "height", "id"])
    let id = try members["id"].map { Detent.ID(try $0.string()) }
    switch (members["fraction"], members["height"]) {
    case (let fraction?, nil):
      let value = try fraction.number()
      guard value > 0 && value <= 1 else { throw fraction.error("a fraction must be above 0 and at most 1, not \(value)") }
      self = .fraction(value, id: id)
    case (nil, let height?):
      self = .height(try height.length("a height"), id: id)
    default:
      throw node.error("a detent has either \"fraction\" or \"height\"")
    }
  }
}

extension Backdrop {
  init(_ node: Node) throws {
    if case .string = node.value {
      self = try node.word([("none", .none), ("dim", .dim()), ("blur", .blur())])
      return
    }
    let members = try node.object(keys: ["dim", "blur", "opacity"])
    switch (members["dim"], members["blur"]) {
    case (let dim?, nil) where members["opacity"] == nil:
      self = .dim(CGFloat(try dim.number(in: 0...1, "an opacity")))
    case (nil, let blur?):
      let opacity = try members["opacity"]?.number(in: 0...1, "an opacity") ?? 0.7
      self = .blur(try UIBlurEffect.Style(blur), opacity: CGFloat(opacity))
    default:
      throw node.error("a backdrop has either \"dim\", or \"blur\" and perhaps \"opacity\"")
    }
  }
}

extension UIBlurEffect.Style {
  init(_ node: Node) throws {
    self = try node.word([
      ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular), ("prominent", .prominent),
      ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemThinMaterial", .systemThinMaterial),
      ("systemMaterial", .systemMaterial), ("systemThickMaterial", .systemThickMaterial),
      ("systemChromeMaterial", .systemChromeMaterial),
    ])
  }
}
