import HalfModal
import UIKit

/// The options under `sheet`.
struct SheetOptions {
  var configuration: SheetConfiguration
  /// The answer to `shouldDismiss`.
  var isDismissalAllowed = true
  /// The places at which the landing policy lets the sheet rest.
  var rests = Rests.atDetents

  enum Rests {
    case atDetents
    case anywhere
  }

  /// The defaults of a scene.
  init(scene: ScenarioScene) {
    configuration = scene == .child ? .inline : SheetConfiguration(cornerRadius: 22)
    configuration.passThrough = .never
  }

  /// Changes the options that the file names, and keeps the others.
  mutating func read(_ node: Node) throws {
    let members = try node.object(keys: SheetOption.all.map(\.key))
    for option in SheetOption.all {
      if let member = members[option.key] {
        try option.read(&self, member)
      }
    }
  }
}
