import UIKit

/// A screen of the sample app, and how the start screen announces it.
@MainActor public struct ShowcaseEntry {
  /// A short name, such as `sheet`; it is what the command line calls the screen.
  public let id: String
  /// What the card on the start screen says.
  public let title: String
  /// One line on what the screen shows.
  public let subtitle: String

  /// The identifiers of the controls that a demonstration of the screen taps, one after the other.
  public let demonstration: [String]

  let icon: IconView.Icon
  let tint: UIColor
  let makeController: () -> DemoController

  /// Every screen, in the order of the start screen.
  public static var all: [ShowcaseEntry] {
    [
      ShowcaseEntry(
        id: "sheet", title: "A place to read about", subtitle: "Half sheet over a dark blur",
        demonstration: ["show", "HalfModal.backdrop"], icon: .sheet, tint: Palette.tints[1],
        makeController: { PlaceController() }),
      ShowcaseEntry(
        id: "child", title: "Nearby", subtitle: "Inline half modal that toggles", demonstration: ["toggle", "toggle"],
        icon: .toggle, tint: Palette.tints[3], makeController: { NearbyController() }),
    ]
  }
}
