import UIKit

/// Fills the space behind a sheet with the view of a ``Backdrop``, and takes the taps beside the sheet.
final class BackdropView: UIView {
  /// The opacity while the sheet rests.
  let fullOpacity: CGFloat

  /// Whether there is anything to be seen.
  var isVisible: Bool {
    content != nil
  }

  private let content: UIView?

  /// - Parameter onTap: Called for every tap on the backdrop.
  init(_ backdrop: Backdrop, onTap: @escaping @MainActor () -> Void) {
    content = backdrop.makeView?()
    fullOpacity = backdrop.opacity
    super.init(frame: .zero)
    accessibilityIdentifier = "HalfModal.backdrop"
    if let content {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.isUserInteractionEnabled = false
      content.frame = bounds
      content.alpha = 0
      addSubview(content)
    }
    addGestureRecognizer(TapRecognizer(action: onTap))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BackdropView is made in code")
  }

  /// The opacity, from 0 to 1. Animatable.
  var opacity: CGFloat {
    get { content?.alpha ?? 0 }
    set { content?.alpha = newValue }
  }

  /// The opacity that is on screen at this moment, from 0 to 1.
  var visibleOpacity: CGFloat {
    guard let content else { return 0 }
    return CGFloat((content.layer.presentation() ?? content.layer).opacity)
  }
}
