import HalfModal
import UIKit

/// Detents: a map that scrolls in all directions, and a sheet with a list of places and three detents, which is shown from
/// the start. A button follows the upper edge of the sheet.
final class MapController: DemoController {
  private let scroller = UIScrollView()
  private let map = MapView()
  private let button = PillButton(icon: .list, tint: Palette.accent, background: Palette.card)
  private let around = AroundController()
  private lazy var places = InlineSheet(content: around, in: self, configuration: configuration)

  /// The visible extent of the sheet, in points.
  private var extent: CGFloat = 0

  private var configuration: SheetConfiguration {
    // The largest detent leaves the screen's close button uncovered.
    var configuration = SheetConfiguration(
      detents: [.height(AroundController.headerHeight, id: "peek"), .medium, .inset(60, id: .large)],
      cornerRadius: 22, backdrop: .dim(0.3))
    configuration.largestUndimmedDetent = .medium
    configuration.showsGrabber = true
    configuration.carriesMomentum = true
    configuration.shadow = SheetConfiguration.Shadow(opacity: 0.14, radius: 16)
    return configuration
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.addSubview(map)
    button.accessibilityIdentifier = "places"
    button.accessibilityLabel = "Places"
    button.action = { [unowned self] in showPlaces() }
    [scroller, button].forEach(view.addSubview)
    places.events.didMove = { [unowned self] position in
      extent = position.visibleHeight
      layButton()
    }
    around.loadViewIfNeeded()
    around.table.alpha = 0
    places.animateAlongside(from: "peek", to: .medium) { [around] in around.table.alpha = 1 }
    places.animateAlongside(from: .medium, to: .large) { [button] in button.alpha = 0 }
    places.show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: view.bounds.width * 1.5, height: view.bounds.height * 1.2)
    if scroller.contentSize != size {
      scroller.contentSize = size
      map.frame = CGRect(origin: .zero, size: size)
      scroller.contentOffset = CGPoint(x: view.bounds.width * 0.25, y: 0)
    }
    scroller.frame = view.bounds
    layButton()
  }

  private func layButton() {
    let insets = view.safeAreaInsets
    let bottom = min(view.bounds.height - extent, view.bounds.height - insets.bottom)
    button.frame = CGRect(x: view.bounds.width - insets.right - 64, y: bottom - 64, width: 48, height: 48)
  }

  private func showPlaces() {
    if places.phase == .dismissed {
      places.show()
    } else {
      places.move(to: places.selectedDetent == "peek" ? .medium : "peek")
    }
  }
}

/// The content of the sheet: a heading and a very long list of places.
final class AroundController: UIViewController, UITableViewDataSource {
  /// The height of the heading, in points.
  static let headerHeight: CGFloat = 88

  private let heading = label("Around you", size: 22, weight: .bold)
  private let count = label("2,000 places within ten minutes", size: 14, color: Palette.secondaryText)
  private let line = UIView()
  /// The list below the heading.
  let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    line.backgroundColor = Palette.line
    table.rowHeight = 56
    table.estimatedRowHeight = 0
    table.dataSource = self
    table.backgroundColor = Palette.card
    [table, heading, count, line].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, Self.headerHeight)
    let insets = view.safeAreaInsets
    let (left, room) = (insets.left + 20, max(0, width - insets.left - insets.right - 40))
    heading.frame = CGRect(x: left, y: 22, width: room, height: 28)
    count.frame = CGRect(x: left, y: 52, width: room, height: 20)
    line.frame = CGRect(x: 0, y: top - 1, width: width, height: 1)
    table.frame = CGRect(x: 0, y: top, width: width, height: max(0, view.bounds.height - top))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2000
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
    let cell = reused ?? PlaceCell(style: .default, reuseIdentifier: "place")
    cell.show(indexPath.row)
    return cell
  }
}
