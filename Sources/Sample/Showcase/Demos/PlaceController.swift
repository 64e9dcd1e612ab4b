import HalfModal
import UIKit

/// Modal presentation: a page about a place, and a half sheet over a dark blur with a list of places nearby.
final class PlaceController: DemoController {
  private let hero = HeroView()
  private let heading = label("Lisbon", size: 30, weight: .bold)
  private let text = label(
    """
    The old town climbs seven hills above a river as wide as a bay. Trams go where streets are too steep to walk, and from \
    every lookout the roofs run down to the water.
    """, size: 16, color: Palette.secondaryText)
  private let button = PillButton(title: "What is near", tint: .white, background: Palette.accent)

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    button.accessibilityIdentifier = "show"
    button.action = { [unowned self] in showSheet() }
    [hero, heading, text, button].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let area = bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    hero.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.42)
    heading.frame = CGRect(x: area.minX, y: hero.frame.maxY + 20, width: area.width, height: 36)
    let size = text.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    text.frame = CGRect(x: area.minX, y: heading.frame.maxY + 10, width: area.width, height: size.height)
    button.frame = CGRect(x: area.minX, y: area.maxY - 70, width: area.width, height: 52)
  }

  private func showSheet() {
    var configuration = SheetConfiguration.halfModal
    configuration.showsGrabber = true
    ModalSheet(content: PlacesController(title: "What is near"), configuration: configuration).present(from: self)
  }
}
