import UIKit

/// A song that plays: its artwork, its title, how far it is, and three buttons.
final class PlayerController: UIViewController {
  private let artwork = HeroView()
  private let song = label("Evening over hills", size: 24, weight: .bold)
  private let artist = label("The Lookouts", size: 17, color: Palette.secondaryText)
  private let controls = PlayerControlsView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    artwork.layer.cornerRadius = 20
    [artwork, song, artist, controls].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let side = max(80, min(bounds.width - 72, bounds.height - 400))
    // Bounds and centre, since a frame means nothing while the view is transformed.
    place(artwork, CGRect(x: (bounds.width - side) / 2, y: 64, width: side, height: side))
    let width = max(0, min(song.sizeThatFits(bounds.size).width.rounded(.up), bounds.width - 48))
    place(song, CGRect(x: (bounds.width - width) / 2, y: 64 + side + 36, width: width, height: 32))
    let small = max(0, min(artist.sizeThatFits(bounds.size).width.rounded(.up), bounds.width - 48))
    place(artist, CGRect(x: (bounds.width - small) / 2, y: song.center.y + 20, width: small, height: 24))
    controls.frame = CGRect(x: 36, y: artist.center.y + 40, width: max(0, bounds.width - 72), height: 150)
  }

  /// Shows the song small, at the top of the view.
  func shrink() {
    let middle = view.bounds.midX
    move(artwork, to: CGPoint(x: middle, y: 74), scale: 96 / artwork.bounds.width)
    move(song, to: CGPoint(x: middle, y: 146), scale: 0.7)
    move(artist, to: CGPoint(x: middle, y: 166), scale: 0.8)
    controls.alpha = 0
  }

  /// Shows everything in its full size.
  func grow() {
    [artwork, song, artist].forEach { $0.transform = .identity }
    controls.alpha = 1
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func move(_ view: UIView, to center: CGPoint, scale: CGFloat) {
    view.transform = CGAffineTransform(translationX: center.x - view.center.x, y: center.y - view.center.y)
      .scaledBy(x: scale, y: scale)
  }
}
