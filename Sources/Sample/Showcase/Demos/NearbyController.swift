import HalfModal
import UIKit

/// Inline half modal: a map, and a button that shows and hides a list of places as a child of the screen.
final class NearbyController: DemoController {
  private let map = MapView()
  private let button = PillButton(title: "Places", tint: .white, background: Palette.accent)
  private lazy var places = InlineSheet(content: PlacesController(title: "Nearby"), in: self, configuration: configuration)

  private var configuration: SheetConfiguration {
    var configuration = SheetConfiguration.inline
    configuration.showsGrabber = true
    return configuration
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.accessibilityIdentifier = "toggle"
    button.action = { [unowned self] in places.toggle() }
    [map, button].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    let insets = view.safeAreaInsets
    button.frame = CGRect(x: view.bounds.width - insets.right - 126, y: insets.top + 10, width: 110, height: 40)
  }
}
