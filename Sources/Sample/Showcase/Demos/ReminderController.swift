import HalfModal
import UIKit

/// Another edge: a floating card that comes from the top, is as high as its content, and is dismissed by a drag upwards.
final class ReminderController: DemoController {
  private let heading = label("Harbour ferry", size: 30, weight: .bold)
  private let text = label(
    "Boats cross the river every twenty minutes until one at night.", size: 16, color: Palette.secondaryText)
  private let hero = HeroView()
  private let button = PillButton(title: "Remind me", tint: .white, background: Palette.accent)

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    hero.layer.cornerRadius = 24
    button.accessibilityIdentifier = "remind"
    button.action = { [unowned self] in showCard() }
    [heading, text, hero, button].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    heading.frame = CGRect(x: area.minX, y: area.minY + 70, width: area.width, height: 36)
    let size = text.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    text.frame = CGRect(x: area.minX, y: heading.frame.maxY + 8, width: area.width, height: size.height)
    button.frame = CGRect(x: area.minX, y: area.maxY - 70, width: area.width, height: 52)
    let top = text.frame.maxY + 24
    hero.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, button.frame.minY - 24 - top))
  }

  private func showCard() {
    let insets = view.safeAreaInsets
    var configuration = SheetConfiguration(
      detents: [.fitted], cornerRadius: 26, backdrop: .dim(0.12), motion: .spring(duration: 0.6, dampingRatio: 0.8))
    configuration.edge = .top
    configuration.margins = UIEdgeInsets(top: insets.top + 6, left: insets.left + 12, bottom: 0, right: insets.right + 12)
    configuration.maximumWidth = 480
    configuration.shadow = SheetConfiguration.Shadow(opacity: 0.22, radius: 22, offset: CGSize(width: 0, height: 8))
    configuration.showsGrabber = true
    ModalSheet(content: CardController(), configuration: configuration).present(from: self)
  }
}

/// The content of the card.
private final class CardController: UIViewController {
  private let tile = UIView()
  private let icon = IconView(.bell, color: .white)
  private let heading = label("Your ferry leaves at 20:40", size: 17, weight: .semibold)
  private let text = label("Pier 2, eight minutes on foot", size: 14, color: Palette.secondaryText)
  private let button = PillButton(title: "Thank you", tint: Palette.accent, background: Palette.background)

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 0, height: 158)
    view.backgroundColor = Palette.card
    tile.backgroundColor = Palette.tints[2]
    tile.layer.cornerRadius = 13
    button.hasShadow = false
    button.accessibilityIdentifier = "thanks"
    button.action = { [unowned self] in dismiss(animated: true) }
    tile.addSubview(icon)
    [tile, heading, text, button].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    tile.frame = CGRect(x: 18, y: 18, width: 52, height: 52)
    icon.frame = tile.bounds
    heading.frame = CGRect(x: 86, y: 20, width: max(0, width - 104), height: 24)
    text.frame = CGRect(x: 86, y: 46, width: max(0, width - 104), height: 20)
    button.frame = CGRect(x: 18, y: 86, width: max(0, width - 36), height: 44)
  }
}
