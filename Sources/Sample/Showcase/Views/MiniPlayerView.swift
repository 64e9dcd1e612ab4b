import HalfModal
import UIKit

/// The bar with the current song. A tap or a drag on it presents the player; its button plays or pauses.
final class MiniPlayerView: UIView {
  let button = ActionButton(frame: .zero)
  let pause = PillButton(icon: .play, tint: Palette.text, background: .clear)

  private let artwork = HeroView()
  private let song = label("", size: 16, weight: .semibold)
  private let artist = label(Song.artist, size: 14, color: Palette.secondaryText)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    layer.cornerRadius = 20
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 4)
    artwork.layer.cornerRadius = 10
    pause.hasShadow = false
    pause.accessibilityIdentifier = "bar-pause"
    [artwork, song, artist, button, pause].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MiniPlayerView is made in code")
  }

  /// Updates the song and the button.
  func show(_ playback: Playback) {
    if song.text != playback.title { song.text = playback.title }
    pause.show(playback)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = CGRect(x: 10, y: 10, width: 44, height: 44)
    song.frame = CGRect(x: 66, y: 11, width: max(0, bounds.width - 130), height: 22)
    artist.frame = CGRect(x: 66, y: 33, width: max(0, bounds.width - 130), height: 20)
    pause.frame = CGRect(x: bounds.width - 56, y: 10, width: 44, height: 44)
    button.frame = bounds
  }
}
