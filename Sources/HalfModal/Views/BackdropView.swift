import UIKit

/// Fills the space behind a sheet with the view of a ``Backdrop``, and takes the taps beside the sheet.
final class BackdropView: UIView {
  private let content: UIView?
  private let opacity: CGFloat

  /// - Parameter onTap: Called for every tap on the backdrop.
  init(_ backdrop: Backdrop, onTap: @escaping @MainActor () -> Void) {
    content = backdrop.makeView?()
    opacity = backdrop.opacity
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

  /// Whether the backdrop is at its resting opacity, or not to be seen. Animatable.
  var isShown = false {
    didSet { content?.alpha = isShown ? opacity : 0 }
  }

  /// The opacity that is on screen now, from 0 to 1.
  var visibleOpacity: CGFloat {
    guard let content else { return 0 }
    return CGFloat((content.layer.presentation() ?? content.layer).opacity)
  }
}
