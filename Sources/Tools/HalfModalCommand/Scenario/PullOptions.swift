import HalfModal
import UIKit

/// The table of the scene `pull`.
struct TableOptions: Equatable {
  var rows = 50
  /// The height of a row, in points.
  var rowHeight: CGFloat = 44

  init() {}

  init(_ node: Node) throws {
    let members = try node.object(keys: ["rows", "row"])
    try members["rows"].map { rows = try $0.integer(in: 0...10_000_000, "the number of rows") }
    try members["row"].map { rowHeight = CGFloat(try $0.number(in: 1...100_000, "the height of a row")) }
  }
}

extension PullConfiguration {
  /// What stands under `pull` in a scenario.
  init(_ node: Node) throws {
    let members = try node.object(
      keys: ["edges", "distance", "deadZone", "threshold", "decisiveVelocity", "animation", "duration"])
    let duration = try members["duration"].map { node in
      let seconds = try node.duration()
      guard seconds > 0 else { throw node.error("a duration under a finger must be above 0") }
      return seconds
    }
    self.init(duration: duration ?? 1)
    try members["animation"]?.word([("rise", ())])
    try members["edges"].map { node in
      edges = try node.array().reduce(into: []) { $0.formUnion(try $1.word([("top", PullEdges.top), ("bottom", .bottom)])) }
    }
    try members["distance"].map { distance = CGFloat(try $0.number(in: 0.001...10, "a distance")) }
    try members["deadZone"].map { deadZone = CGFloat(try $0.number(in: 0...10, "a dead zone")) }
    try members["threshold"].map { threshold = CGFloat(try $0.number(in: 0...1, "a threshold")) }
    try members["decisiveVelocity"].map { decisiveVelocity = CGFloat(try $0.number(in: 0...1_000_000, "a velocity")) }
  }
}
