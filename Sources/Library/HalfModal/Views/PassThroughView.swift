import UIKit

/// Fills a container and passes touches to the views behind it.
final class PassThroughView: UIView {
  private weak var target: UIView?
  private let isOpen: () -> Bool

  /// - Parameters:
  ///   - frame: The frame of this view.
  ///   - target: The view that receives the touches.
  ///   - isOpen: Returns whether touches pass through at this moment. If not, this view ignores them as well.
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
