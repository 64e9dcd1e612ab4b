import UIKit

/// A view around a modal's content. While its own size changes in a transition, it scales the content instead of laying it out
/// again, because a layout in every frame would stretch labels and remove rows of tables.
final class GrowingView: EscapableView {
  /// The size for which the content is laid out, in points; nil if the content follows this view's size.
  private(set) var size: CGSize?

  private weak var content: UIView?

  func embed(_ view: UIView) {
    content = view
    clipsToBounds = true
    fill(with: view)
  }

  /// Keeps the content's layout at the current size.
  func keepLayout() {
    size = bounds.size
    content?.autoresizingMask = []
  }

  /// Lets the content follow this view's size again.
  func followSize() {
    size = nil
    guard let content else { return }
    content.transform = .identity
    fill(with: content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, let size, size.width > 0, bounds.width > 0 else { return }
    let scale = bounds.width / size.width
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.bounds.size = size
    content.center = CGPoint(x: bounds.midX, y: bounds.minY + size.height * scale / 2)
  }
}
