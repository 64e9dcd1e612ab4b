import HalfModal
import UIKit

/// Drag to present: a drag on the bar at the bottom presents the player, and the artwork grows along with the drag.
final class SongsController: DemoController, UITableViewDataSource {
  private let heading = label("Songs for the river", size: 28, weight: .bold)
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = MiniPlayerView()
  private let music = MusicPlayer()
  private lazy var player = PlayerController(music: music)
  private lazy var sheet = ModalSheet(content: player, configuration: configuration)
  private var gesture: PresentationGesture?

  private var configuration: SheetConfiguration {
    var configuration = SheetConfiguration(detents: [.large], cornerRadius: 28, backdrop: .dim(0.5))
    configuration.showsGrabber = true
    return configuration
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 56
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.backgroundColor = Palette.background
    [heading, table, bar].forEach(view.addSubview)
    bar.button.accessibilityIdentifier = "bar"
    bar.button.accessibilityLabel = "Show the player"
    bar.button.action = { [unowned self] in sheet.present(from: self) }
    bar.pause.action = { [unowned self] in self.music.toggle() }
    music.onChange = { [weak self] in
      guard let self else { return }
      self.bar.show(self.music.playback)
      self.player.showMusic()
    }
    bar.show(music.playback)
    gesture = PresentationGesture(.drag(on: bar), presenting: sheet, from: self)
    sheet.events.willPresent = { [unowned self] in
      player.view.frame = view.bounds
      player.view.layoutIfNeeded()
      player.shrink()
    }
    sheet.animateAlongside(from: nil, to: .large) { [player] in player.grow() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    music.pause()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let room = bounds.width - insets.left - insets.right
    heading.frame = CGRect(x: insets.left + 24, y: insets.top + 66, width: max(0, room - 48), height: 36)
    bar.frame = CGRect(
      x: insets.left + 12, y: bounds.height - max(12, insets.bottom) - 64,
      width: max(0, room - 24),
      height: 64)
    let top = heading.frame.maxY + 12
    table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    table.contentInset.bottom = bounds.height - bar.frame.minY + 12 - insets.bottom
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "song") as? PlaceCell
    let cell = reused ?? PlaceCell(style: .default, reuseIdentifier: "song")
    cell.backgroundColor = Palette.background
    cell.show(.song(indexPath.row))
    return cell
  }
}
