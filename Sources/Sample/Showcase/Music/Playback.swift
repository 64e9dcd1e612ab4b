import Foundation

/// The current song, the position in it, and whether it is playing.
struct Playback: Equatable {
  private var number = 0
  private(set) var position: TimeInterval = 84
  var isPlaying = false

  var song: Song { Song.all[number] }

  var title: String { song.title }

  /// The part of the song that has been played, from 0 to 1.
  var part: Double { position / song.duration }

  /// The played and the remaining time, as texts.
  var times: (passed: String, left: String) {
    (Song.text(position), "−" + Song.text(song.duration - position.rounded(.down)))
  }

  /// Advances the position if the song is playing. At the end of a song, the next one starts.
  mutating func pass(_ seconds: TimeInterval) {
    guard isPlaying else { return }
    position += seconds
    if position >= song.duration { skip(by: 1) }
  }

  /// Continues at the start of another song.
  mutating func skip(by songs: Int) {
    number = (number + songs + Song.all.count) % Song.all.count
    position = 0
  }

  /// Continues at another position of the song.
  mutating func seek(to part: Double) {
    position = min(1, max(0, part)) * song.duration
  }
}
