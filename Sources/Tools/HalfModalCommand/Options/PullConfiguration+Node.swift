import HalfModal
import UIKit

extension ScrubbedPresentation.Configuration {
  /// Reads the options under `pull`.
  init(_ node: Node) throws {
    let members = try node.object(
      keys: ["edges", "distance", "deadZone", "threshold", "decisiveVelocity", "animation", "duration"])
    let duration = try members["duration"].map { node in
      let seconds = try node.duration()
      guard seconds > 0 else { throw node.error("the duration must be above 0") }
      return seconds
    }
    self.init(duration: duration ?? 1)
    try members["animation"]?.word([("rise", ())])
    try members["edges"].map { node in
      edges = try node.array().reduce(into: []) {
        $0.formUnion(try $1.word([("top", ScrubbedPresentation.Edges.top), ("bottom", .bottom)]))
      }
    }
    try members["distance"].map { distance = CGFloat(try $0.number(in: 0.001...10, "a distance")) }
    try members["deadZone"].map { deadZone = CGFloat(try $0.number(in: 0...10, "a dead zone")) }
    try members["threshold"].map { threshold = CGFloat(try $0.number(in: 0...1, "a threshold")) }
    try members["decisiveVelocity"].map { decisiveVelocity = CGFloat(try $0.number(in: 0...1_000_000, "a velocity")) }
  }
}
