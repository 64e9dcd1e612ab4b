import HalfModal
import UIKit

extension SheetConfiguration.Backdrop {
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
      throw node.error("a backdrop has \"dim\", or \"blur\" with an optional \"opacity\"")
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
