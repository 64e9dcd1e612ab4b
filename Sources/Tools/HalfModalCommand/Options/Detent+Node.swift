import HalfModal
import UIKit

extension Detent {
  init(_ node: Node) throws {
    if case .string = node.value {
      self = try node.word([("medium", .medium), ("large", .large), ("content", Detent(.fitted(maximum: nil), id: "content"))])
      return
    }
    let members = try node.object(keys: ["fraction", "height", "inset", "content", "id"])
    let id = try members["id"].map { Detent.ID(try $0.string()) }
    let kinds = ["fraction", "height", "inset", "content"].compactMap { key in members[key].map { (key, $0) } }
    guard kinds.count == 1, let (kind, value) = kinds.first else {
      throw node.error("a detent has exactly one of \"fraction\", \"height\", \"inset\" and \"content\"")
    }
    switch kind {
    case "fraction":
      let number = try value.number()
      guard number > 0 && number <= 1 else { throw value.error("a fraction must be above 0 and at most 1, not \(number)") }
      self = .fraction(number, id: id)
    case "height": self = .height(try value.length("a height"), id: id)
    case "inset": self = .inset(try value.number(in: 0...100_000, "an inset"), id: id)
    default:
      let maximum = try value.length("the largest height")
      self = Detent(.fitted(maximum: maximum), id: id ?? Detent.ID("content(maximum: \(decimalText(maximum)))"))
    }
  }

  /// Reads a list of detents.
  static func list(_ node: Node) throws -> [Detent] {
    let nodes = try node.array()
    let detents = try nodes.map { try Detent($0) }
    if let error = DetentSet(detents).errors.first {
      throw (error.index.map { nodes[$0] } ?? node).error("\(error.reason)")
    }
    return detents
  }
}
