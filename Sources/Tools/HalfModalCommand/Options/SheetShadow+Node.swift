import HalfModal
import UIKit

extension SheetConfiguration.Shadow {
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
