import Foundation

/// A song of the sample app.
struct Song: Hashable {
  let title: String
  /// The length in seconds.
  let duration: TimeInterval

  static let artist = "The Lookouts"

  static let all = [
    Song(title: "Evening over hills", duration: 240), Song(title: "Tram number one", duration: 192),
    Song(title: "Salt and stone", duration: 341), Song(title: "Wide as a bay", duration: 178),
    Song(title: "Lanterns", duration: 216), Song(title: "The last ferry", duration: 267),
    Song(title: "Rooftops", duration: 185),
  ]

  /// Formats a time as minutes and seconds.
  static func text(_ time: TimeInterval) -> String {
    let seconds = Int(time.rounded(.down))
    return "\(seconds / 60):\(seconds % 60 / 10)\(seconds % 10)"
  }
}
