import HalfModal
import UIKit

/// A player without sound, which only advances the playback position.
@MainActor final class MusicPlayer {
  private(set) var playback = Playback()

  /// Called after each change.
  var onChange: () -> Void = {}

  private var link: CADisplayLink?
  private var lastTick: CFTimeInterval = 0

  func toggle() {
    set(playing: !playback.isPlaying)
  }

  func pause() {
    set(playing: false)
  }

  func skip(by songs: Int) {
    playback.skip(by: songs)
    onChange()
  }

  func seek(to part: Double) {
    playback.seek(to: part)
    onChange()
  }

  /// The display link exists only during playback.
  private func set(playing isPlaying: Bool) {
    guard isPlaying != playback.isPlaying else { return }
    playback.isPlaying = isPlaying
    if isPlaying {
      lastTick = CACurrentMediaTime()
      link = .onMainLoop { [weak self] in self?.tick($0.timestamp) }
    } else {
      link?.invalidate()
      link = nil
    }
    onChange()
  }

  private func tick(_ now: CFTimeInterval) {
    playback.pass(max(0, now - lastTick))
    lastTick = max(lastTick, now)
    onChange()
  }
}
