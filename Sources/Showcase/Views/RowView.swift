import UIKit

/// A row of a list: a coloured tile with a letter, a title, a subtitle, and a line under it.
final class RowView: UIView {
  private let tile = UIView()
  private let letter: UILabel
  private let title: UILabel
  private let subtitle: UILabel
  private let line = UIView()

  init(item: ListItem, isSeparated: Bool = true) {
    letter = label(String(item.title.prefix(1)), size: 15, weight: .semibold, color: .white)
    title = label(item.title, size: 16, weight: .medium)
    subtitle = label(item.subtitle, size: 13, color: Palette.secondaryText)
    super.init(frame: .zero)
    tile.backgroundColor = item.tint
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
