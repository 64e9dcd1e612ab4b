import UIKit

/// A page of an app: a heading with cards below it.
package final class PageView: UIView {
  private let heading = label("Discover", size: 34, weight: .bold)
  private let hero = HeroView()
  private let caption = label("Evenings by the river", size: 20, weight: .semibold, color: .white)
  private let list = ListView(rowHeight: 56, contentHeight: 56 * 7)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
    hero.layer.cornerRadius = 20
    list.layer.cornerRadius = 20
    list.backgroundColor = Palette.card
    [heading, hero, caption, list].forEach(addSubview)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("PageView is made in code")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 20, dy: 0)
    heading.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: 42)
    hero.frame = CGRect(x: area.minX, y: heading.frame.maxY + 14, width: area.width, height: 200)
    caption.frame = CGRect(x: hero.frame.minX + 18, y: hero.frame.maxY - 46, width: area.width - 36, height: 28)
    list.frame = CGRect(x: area.minX, y: hero.frame.maxY + 20, width: area.width, height: 56 * 7)
  }
}
