import UIKit

/// A screen of the sample app, and how the start screen announces it.
@MainActor public struct ShowcaseEntry {
  /// A short name, such as `sheet`; it is what the command line calls the screen.
  public let id: String
  /// What the card on the start screen says.
  public let title: String
  /// One line on what the screen shows.
  public let subtitle: String

  /// What a finger does in a demonstration of the screen, one after the other.
  public let demonstration: [Gesture]

  /// Something that a finger does.
  public enum Gesture: Sendable {
    /// Taps the control of that accessibility identifier.
    case tap(String)
    /// Lands on a point, given in parts of the screen's size, moves, rests for a moment, and lifts. The way is given in points of a
    /// screen of 390x844, and is as long in proportion on another; the time is in seconds.
    case drag(from: CGPoint, by: CGVector, for: TimeInterval)
  }

  let icon: IconView.Icon
  let tint: UIColor
  let makeController: () -> DemoController

  /// Every screen, in the order of the start screen.
  public static var all: [ShowcaseEntry] {
    [
      ShowcaseEntry(
        id: "sheet", title: "A place to read about", subtitle: "Half sheet over a dark blur",
        demonstration: [
          .tap("show"), .drag(from: CGPoint(x: 0.5, y: 0.42), by: CGVector(dx: 0, dy: 160), for: 0.4), .tap("HalfModal.backdrop"),
        ], icon: .sheet, tint: Palette.tints[1],
        makeController: { PlaceController() }),
      ShowcaseEntry(
        id: "child", title: "Nearby", subtitle: "Inline half modal that toggles",
        demonstration: [.tap("toggle"), .tap("toggle")],
        icon: .toggle, tint: Palette.tints[3], makeController: { NearbyController() }),
      ShowcaseEntry(
        id: "pull", title: "Twenty walks", subtitle: "Pull the list past its end",
        demonstration: [
          .drag(from: CGPoint(x: 0.5, y: 0.85), by: CGVector(dx: 0, dy: -650), for: 0.5),
          .drag(from: CGPoint(x: 0.5, y: 0.9), by: CGVector(dx: 0, dy: -600), for: 0.9),
          .drag(from: CGPoint(x: 0.5, y: 0.7), by: CGVector(dx: 0, dy: 200), for: 0.4),
          .drag(from: CGPoint(x: 0.5, y: 0.4), by: CGVector(dx: 0, dy: 480), for: 0.6),
        ], icon: .pull, tint: Palette.tints[0], makeController: { ArticleController() }),
      ShowcaseEntry(
        id: "choice", title: "Whose sheet?", subtitle: "The system's where it can serve",
        demonstration: [
          .tap("plain"), .drag(from: CGPoint(x: 0.5, y: 0.52), by: CGVector(dx: 0, dy: 600), for: 0.4), .tap("blurred"),
          .tap("HalfModal.backdrop"),
        ], icon: .sheet, tint: Palette.tints[4], makeController: { ChoiceController() }),
      ShowcaseEntry(
        id: "map", title: "Around you", subtitle: "Three heights over a map",
        demonstration: [
          .drag(from: CGPoint(x: 0.5, y: 0.89), by: CGVector(dx: 0, dy: -330), for: 0.5),
          .drag(from: CGPoint(x: 0.3, y: 0.3), by: CGVector(dx: 90, dy: -70), for: 0.4),
          .drag(from: CGPoint(x: 0.5, y: 0.7), by: CGVector(dx: 0, dy: -560), for: 0.6),
          .drag(from: CGPoint(x: 0.5, y: 0.17), by: CGVector(dx: 0, dy: 650), for: 0.7),
        ], icon: .detents, tint: Palette.tints[5], makeController: { MapController() }),
      ShowcaseEntry(
        id: "top", title: "Harbour ferry", subtitle: "A card that comes from the top",
        demonstration: [.tap("remind"), .drag(from: CGPoint(x: 0.5, y: 0.22), by: CGVector(dx: 0, dy: -150), for: 0.4)],
        icon: .top, tint: Palette.tints[2], makeController: { ReminderController() }),
      ShowcaseEntry(
        id: "player", title: "Songs for the river", subtitle: "A finger brings in the player",
        demonstration: [
          .drag(from: CGPoint(x: 0.4, y: 0.92), by: CGVector(dx: 0, dy: -480), for: 0.8),
          .drag(from: CGPoint(x: 0.5, y: 0.1), by: CGVector(dx: 0, dy: 520), for: 0.6),
        ], icon: .player, tint: Palette.accent, makeController: { SongsController() }),
    ]
  }
}
