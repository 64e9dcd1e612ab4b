import UIKit

/// Fills a container, and lets touches through to what is behind that.
final class PassThroughView: UIView {
  private weak var target: UIView?
  private let isOpen: () -> Bool

  /// - Parameters:
  ///   - target: The view that gets the touches.
  ///   - isOpen: Whether it does at this moment.
  init(frame: CGRect, to target: UIView?, isOpen: @escaping @MainActor () -> Bool) {
    self.target = target
    self.isOpen = isOpen
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PassThroughView is made in code")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpen(), let target else { return nil }
    return target.hitTest(convert(point, to: target), with: event)
  }
}
