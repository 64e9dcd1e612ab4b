import UIKit

/// A view around a modal's content, which shows that as it is laid out for one size, however wide the view itself is on its way: the
/// content grows as a picture does. Laid out anew all the way, its texts would be stretched, and its lists would lose rows.
final class GrowingView: EscapableView {
  /// The size for which the content is laid out, in points; nil where it is laid out for this view's own.
  private(set) var size: CGSize?

  private weak var content: UIView?

  /// Puts the content in.
  func embed(_ view: UIView) {
    content = view
    clipsToBounds = true
    fill(with: view)
  }

  /// The content stays laid out as it is from now on.
  func keepLayout() {
    size = bounds.size
    content?.autoresizingMask = []
  }

  /// The content fills this view again.
  func fillAgain() {
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
