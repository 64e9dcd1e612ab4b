import HalfModal
import UIKit

/// The options in force while the steps of a file are read. A step that changes options changes them from here.
struct StepState {
  let scene: ScenarioScene
  var sheet: SheetOptions
  var list: ListOptions
  /// The size of the window, in points.
  var windowSize: CGSize
  /// The ids of the elements.
  let identifiers: Set<String>
  /// Every detent that the sheet has at some time.
  private(set) var detents: [Detent.ID]

  init(_ setting: Setting) {
    scene = setting.scene
    sheet = setting.sheet
    list = setting.content.list
    windowSize = setting.device.size
    identifiers = setting.identifiers
    detents = setting.sheet.configuration.detents.map(\.id)
  }

  /// Adds the detents of new options to the known ones.
  mutating func addDetents() {
    detents += sheet.configuration.detents.map(\.id).filter { !detents.contains($0) }
  }
}
