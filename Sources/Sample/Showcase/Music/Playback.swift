import Foundation

/// Which song is on, how far it is, and whether it goes on.
struct Playback: Equatable {
  private var number = 0
  private(set) var position: TimeInterval = 84
  var isPlaying = false

  var song: Song { Song.all[number] }

  var title: String { song.title }

  /// How much of the song is over, from 0 to 1.
  var part: Double { position / song.duration }

  /// The seconds that are over, and those that are left.
  var times: (passed: String, left: String) {
    (Song.text(position), "−" + Song.text(song.duration - position.rounded(.down)))
  }

  /// Time passes. After a song comes the next.
  mutating func pass(_ seconds: TimeInterval) {
    guard isPlaying else { return }
    position += seconds
    if position >= song.duration { skip(by: 1) }
  }

  /// Goes on with the start of another song.
  mutating func skip(by songs: Int) {
    number = (number + songs + Song.all.count) % Song.all.count
    position = 0
  }

  /// Goes on with another part of the song.
  mutating func seek(to part: Double) {
    position = min(1, max(0, part)) * song.duration
  }
}
