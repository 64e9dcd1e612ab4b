import UIKit

extension UIEdgeInsets {
  init(_ node: Node) throws {
    let members = try node.object(keys: ["top", "left", "bottom", "right"])
    func inset(_ key: String) throws -> CGFloat {
      CGFloat(try members[key]?.number(in: 0...10_000, "an inset") ?? 0)
    }
    self.init(top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"))
  }
}
