import UIKit

/// A screen of the sample app and the card for it on the start screen.
@MainActor public struct ShowcaseEntry {
  /// A short name, such as `sheet`, which the command line uses for the screen.
  public let id: String
  /// The title of the card on the start screen.
  public let title: String
  /// One line about the screen.
  public let subtitle: String

  /// The gestures of a demonstration of the screen, in order.
  public let demonstration: [Gesture]

  /// A gesture of one finger.
  public enum Gesture: Sendable {
    /// Taps the control with an accessibility identifier.
    case tap(String)
    /// Lands on a point, moves, rests briefly and lifts. The point is in fractions of the screen's size. The movement is in
    /// points of a 390x844 screen and is scaled for other sizes; the time is in seconds.
    case drag(from: CGPoint, by: CGVector, for: TimeInterval)
  }

  let icon: IconView.Icon
  let tint: UIColor
  let makeController: () -> DemoController

  /// All screens, in the order of the start screen.
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
        id: "choice", title: "Which sheet?", subtitle: "The system sheet or HalfModal's",
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
        id: "player", title: "Songs for the river", subtitle: "A finger presents the player",
        demonstration: [
          .drag(from: CGPoint(x: 0.4, y: 0.92), by: CGVector(dx: 0, dy: -480), for: 0.8),
          .drag(from: CGPoint(x: 0.5, y: 0.1), by: CGVector(dx: 0, dy: 520), for: 0.6),
        ], icon: .player, tint: Palette.accent, makeController: { SongsController() }),
    ]
  }
}
