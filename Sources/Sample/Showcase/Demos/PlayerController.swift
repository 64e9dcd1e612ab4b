import UIKit

/// The player: artwork, title, playback position and three buttons.
final class PlayerController: UIViewController {
  private let music: MusicPlayer
  private let artwork = HeroView()
  private let song = label("", size: 24, weight: .bold)
  private let artist = label(Song.artist, size: 17, color: Palette.secondaryText)
  private let controls = PlayerControlsView()

  init(music: MusicPlayer) {
    self.music = music
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PlayerController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    artwork.layer.cornerRadius = 20
    controls.pause.action = { [unowned self] in self.music.toggle() }
    controls.back.action = { [unowned self] in self.music.skip(by: -1) }
    controls.forward.action = { [unowned self] in self.music.skip(by: 1) }
    controls.slider.action = { [unowned self] in self.music.seek(to: Double(self.controls.slider.value)) }
    showMusic()
    [artwork, song, artist, controls].forEach(view.addSubview)
  }

  /// Updates the song and the playback position.
  func showMusic() {
    guard isViewLoaded else { return }
    if song.text != music.playback.title {
      song.text = music.playback.title
      view.setNeedsLayout()
    }
    controls.show(music.playback)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    // The controls are beside the artwork if the area is wider than high.
    let isWide = area.width > area.height
    let side = isWide ? min(area.width * 0.4, area.height - 100) : min(area.width - 72, area.height - 366)
    // Sets bounds and centre, because the frame is undefined while the view is transformed.
    let picture = CGRect(
      x: isWide ? area.minX + 36 : area.midX - max(80, side) / 2, y: 64, width: max(80, side), height: max(80, side))
    place(artwork, picture)
    let column = isWide ? area.divided(atDistance: picture.maxX - area.minX, from: .minXEdge).remainder : area
    let top = isWide ? 72 : picture.maxY + 36
    let width = max(0, min(song.sizeThatFits(area.size).width.rounded(.up), column.width - 48))
    place(song, CGRect(x: column.midX - width / 2, y: top, width: width, height: 32))
    let small = max(0, min(artist.sizeThatFits(area.size).width.rounded(.up), column.width - 48))
    place(artist, CGRect(x: column.midX - small / 2, y: top + 36, width: small, height: 24))
    controls.frame = CGRect(x: column.minX + 36, y: top + 88, width: max(0, column.width - 72), height: 130)
  }

  /// Shows the song in a small size at the top of the view.
  func shrink() {
    let middle = view.bounds.midX
    move(artwork, to: CGPoint(x: middle, y: 74), scale: 96 / artwork.bounds.width)
    move(song, to: CGPoint(x: middle, y: 146), scale: 0.7)
    move(artist, to: CGPoint(x: middle, y: 166), scale: 0.8)
    controls.alpha = 0
  }

  /// Shows everything in full size.
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
