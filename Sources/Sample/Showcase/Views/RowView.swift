import UIKit

/// A row of a list: a coloured tile with a letter, a title, a subtitle and a separator.
final class RowView: UIView {
  private let tile = UIView()
  private let letter = label("", size: 15, weight: .semibold, color: .white)
  private let title = label("", size: 16, weight: .medium)
  private let subtitle = label("", size: 13, color: Palette.secondaryText)
  private let line = UIView()

  init(isSeparated: Bool) {
    super.init(frame: .zero)
    tile.layer.cornerRadius = 8
    letter.textAlignment = .center
    line.backgroundColor = Palette.line
    line.isHidden = !isSeparated
    subtitle.textAlignment = .right
    tile.addSubview(letter)
    [tile, title, subtitle, line].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("RowView is made in code")
  }

  /// Replaces the displayed item.
  func show(_ item: ListItem) {
    tile.backgroundColor = item.tint
    letter.text = String(item.title.prefix(1))
    title.text = item.title
    subtitle.text = item.subtitle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(28, bounds.height - 8)
    let height = bounds.height
    tile.frame = CGRect(x: 20, y: (height - side) / 2, width: side, height: side)
    letter.frame = tile.bounds
    let left = tile.frame.maxX + 14
    let middle = bounds.width * 0.62
    title.frame = CGRect(x: left, y: 0, width: max(0, middle - left), height: height)
    subtitle.frame = CGRect(x: middle, y: 0, width: max(0, bounds.width - 20 - middle), height: height)
    line.frame = CGRect(x: left, y: height - 1, width: max(0, bounds.width - left), height: 1)
  }
}
