import HalfModal
import UIKit

/// A card of the start screen: an icon, a title, a subtitle, and a chevron.
final class CardView: UIView {
  let button = ActionButton(frame: .zero)

  private let tile = UIView()
  private let icon: IconView
  private let title: UILabel
  private let subtitle: UILabel
  private let chevron = IconView(.chevron, color: Palette.secondaryText)

  init(entry: ShowcaseEntry) {
    icon = IconView(entry.icon, color: .white)
    title = label(entry.title, size: 17, weight: .semibold)
    subtitle = label(entry.subtitle, size: 14, color: Palette.secondaryText)
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 18
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    tile.backgroundColor = entry.tint
    tile.layer.cornerRadius = 13
    button.accessibilityIdentifier = entry.id
    button.accessibilityLabel = entry.title
    tile.addSubview(icon)
    [tile, title, subtitle, chevron, button].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CardView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(x: 18, y: (bounds.height - 52) / 2, width: 52, height: 52)
    icon.frame = tile.bounds
    let left = tile.frame.maxX + 16
    let width = max(0, bounds.width - left - 44)
    title.frame = CGRect(x: left, y: bounds.midY - 23, width: width, height: 24)
    subtitle.frame = CGRect(x: left, y: bounds.midY + 2, width: width, height: 20)
    chevron.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24)
    button.frame = bounds
  }
}
