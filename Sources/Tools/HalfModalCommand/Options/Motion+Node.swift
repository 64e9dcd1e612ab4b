import HalfModal
import UIKit

extension SheetConfiguration.Motion {
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
      throw node.error("a motion has \"dampingRatio\" or \"curve\", not both")
    }
  }
}
