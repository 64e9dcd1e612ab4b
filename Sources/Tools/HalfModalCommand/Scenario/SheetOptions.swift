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

  private static let keys = [
    "detents", "selected", "edge", "backdrop", "undimmed", "passThrough", "cornerRadius", "grabber", "grabberZone", "shadow",
    "maximumWidth", "alignment", "margins", "dismissal", "allowed", "scrollingExpands", "listDrags", "momentum", "backdropDrags",
    "keyboard", "landing", "rubberBand", "motion", "settling",
  ]

  /// Takes up what a file says; what it does not say stays as it is.
  mutating func read(_ node: Node) throws {
    let members = try node.object(keys: Self.keys)
    try readDetents(members)
    try readLook(members)
    try readFingers(members)
    try members["motion"].map { configuration.motion = try Motion($0) }
    try members["settling"].map { configuration.settling = try $0.optional { try Motion($0) } }
    try members["allowed"].map { isDismissalAllowed = try $0.bool() }
  }

  private mutating func readDetents(_ members: [String: Node]) throws {
    try members["detents"].map { configuration.detents = try Self.detents($0) }
    let names = configuration.detents.map { ($0.id.rawValue, $0.id) }
    try members["selected"].map { configuration.selectedDetent = try $0.optional { try $0.word(names) } }
    try members["undimmed"].map { configuration.largestUndimmedDetent = try $0.optional { try $0.word(names) } }
    try members["passThrough"].map { configuration.largestPassThroughDetent = try $0.optional { try $0.word(names) } }
    try members["edge"].map {
      configuration.edge = try $0.word([("bottom", .bottom), ("top", .top), ("leading", .leading), ("trailing", .trailing)])
    }
  }

  private mutating func readLook(_ members: [String: Node]) throws {
    try members["backdrop"].map { configuration.backdrop = try Backdrop($0) }
    try members["cornerRadius"].map { configuration.cornerRadius = CGFloat(try $0.number(in: 0...1000, "the corner radius")) }
    try members["grabber"].map { configuration.showsGrabber = try $0.bool() }
    try members["grabberZone"].map {
      configuration.grabberZone = try $0.optional { CGFloat(try $0.number(in: 0...1000, "the zone of the grabber")) }
    }
    try members["shadow"].map { configuration.shadow = try $0.optional { try SheetShadow($0) } }
    try members["maximumWidth"].map {
      configuration.maximumWidth = try $0.optional { CGFloat(try $0.length("the largest width")) }
    }
    try members["alignment"].map {
      configuration.alignment = try $0.word(SheetAlignment.allCases.map { ($0.rawValue, $0) })
    }
    try members["margins"].map { configuration.margins = try UIEdgeInsets($0) }
  }

  private mutating func readFingers(_ members: [String: Node]) throws {
    if let dismissal = try members["dismissal"]?.object(keys: ["drag", "tap"]) {
      try dismissal["drag"].map { configuration.dismissal.drag = try $0.bool() }
      try dismissal["tap"].map { configuration.dismissal.tap = try $0.bool() }
    }
    try members["scrollingExpands"].map { configuration.scrollingExpands = try $0.bool() }
    try members["listDrags"].map { configuration.listDrags = try $0.bool() }
    try members["momentum"].map { configuration.carriesMomentum = try $0.bool() }
    try members["backdropDrags"].map { configuration.backdropDrags = try $0.bool() }
    try members["keyboard"].map {
      configuration.keyboard = try $0.word(KeyboardBehavior.allCases.map { ($0.rawValue, $0) })
    }
    try members["landing"].map {
      configuration.landing = try $0.word([
        ("nearest", .nearest), ("neighbour", .neighbour), ("direction", .direction), ("free", .free),
      ])
      rests = try $0.string() == "free" ? .anywhere : .atDetents
    }
    try members["rubberBand"].map { configuration.rubberBand = CGFloat(try $0.number(in: 0...1, "the rubber band")) }
  }

  /// Where the landing policy lets the sheet rest.
  enum Rests {
    case atDetents
    case anywhere
  }

  private(set) var rests = Rests.atDetents

  private static func detents(_ node: Node) throws -> [Detent] {
    let nodes = try node.array()
    let detents = try nodes.map { try Detent($0) }
    do {
      return try DetentSet(detents).detents
    } catch {
      throw (error.index.map { nodes[$0] } ?? node).error("\(error.reason)")
    }
  }
}

extension Detent {
  init(_ node: Node) throws {
    if case .string = node.value {
      self = try node.word([("medium", .medium), ("large", .large), ("content", .content)])
      return
    }
    let members = try node.object(keys: ["fraction", "height", "inset", "content", "id"])
    let id = try members["id"].map { Detent.ID(try $0.string()) }
    let kinds = ["fraction", "height", "inset", "content"].compactMap { key in members[key].map { (key, $0) } }
    guard kinds.count == 1, let (kind, value) = kinds.first else {
      throw node.error("a detent has one of \"fraction\", \"height\", \"inset\" and \"content\"")
    }
    switch kind {
    case "fraction":
      let number = try value.number()
      guard number > 0 && number <= 1 else { throw value.error("a fraction must be above 0 and at most 1, not \(number)") }
      self = .fraction(number, id: id)
    case "height": self = .height(try value.length("a height"), id: id)
    case "inset": self = .inset(try value.number(in: 0...100_000, "an inset"), id: id)
    default: self = .content(maximum: try value.length("the largest height"), id: id)
    }
  }
}

extension Motion {
  init(_ node: Node) throws {
    let members = try node.object(keys: ["duration", "dampingRatio", "curve"])
    guard let duration = members["duration"] else { throw node.error("\"duration\" is missing") }
    let seconds = try duration.duration()
    switch (members["dampingRatio"], members["curve"]) {
    case (let ratio, nil):
      let dampingRatio = try ratio?.number(in: 0.05...1, "a damping ratio") ?? 1
      self = .spring(duration: seconds, dampingRatio: CGFloat(dampingRatio))
    case (nil, let curve?):
      self = .curve(
        duration: seconds,
        try curve.word([("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear)]))
    default:
      throw node.error("a motion has either \"dampingRatio\" or \"curve\"")
    }
  }
}

extension SheetShadow {
  init(_ node: Node) throws {
    self.init()
    let members = try node.object(keys: ["opacity", "radius", "offset"])
    try members["opacity"].map { opacity = CGFloat(try $0.number(in: 0...1, "an opacity")) }
    try members["radius"].map { radius = CGFloat(try $0.number(in: 0...1000, "a radius")) }
    try members["offset"].map { node in
      let (x, y) = try node.pair("an offset")
      offset = CGSize(width: x, height: y)
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
