import UIKit

/// A horizontal scroll view with a row of tiles.
final class CarouselView: UIScrollView {
  private static let gap: CGFloat = 12
  private static let tints: [UIColor] = [.systemOrange, .systemTeal, .systemIndigo, .systemPink]
  private let contentWidth: CGFloat
  private var tiles: [UIView] = []

  init(contentWidth: CGFloat) {
    self.contentWidth = contentWidth
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    backgroundColor = .white
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("CarouselView is created in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: contentWidth, height: bounds.height)
    guard contentSize != size else { return }
    contentSize = size
    tiles.forEach { $0.removeFromSuperview() }
    let side = max(20, size.height - 2 * Self.gap)
    tiles = (0..<min(100, Int(contentWidth / (side + Self.gap)))).map { index in
      let tile = UIView(frame: CGRect(x: Self.gap + CGFloat(index) * (side + Self.gap), y: Self.gap, width: side, height: side))
      tile.backgroundColor = Self.tints[index % Self.tints.count]
      tile.layer.cornerRadius = 12
      insertSubview(tile, at: 0)
      return tile
    }
  }
}
