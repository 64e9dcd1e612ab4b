import UIKit

/// Fills the space behind a sheet with the view of a ``Backdrop``, and takes the touches beside the sheet.
final class BackdropView: UIView {
  /// Called for every tap on the backdrop.
  var onTap: () -> Void = {}

  /// Asked for every touch: the view that is to get it in this one's place, and nobody where that is `nil`; the backdrop itself keeps
  /// it unless touches go through.
  var passesTouches: () -> Bool = { false }

  /// What is behind the backdrop, where touches do not get there by themselves.
  weak var viewBehind: UIView?

  /// Whether there is anything to be seen.
  var isVisible: Bool {
    content != nil
  }

  private var kind = Backdrop.Kind.none
  private var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "HalfModal.backdrop"
    addGestureRecognizer(TapRecognizer { [weak self] in self?.onTap() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BackdropView is made in code")
  }

  /// Takes up what is to be seen.
  func show(_ backdrop: Backdrop) {
    guard backdrop.kind != kind else { return }
    kind = backdrop.kind
    let opacity = content?.alpha ?? 0
    content?.removeFromSuperview()
    content = backdrop.makeView?()
    guard let content else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isUserInteractionEnabled = false
    content.frame = bounds
    content.alpha = opacity
    addSubview(content)
  }

  /// The opacity, from 0 to 1. Animatable.
  var opacity: CGFloat {
    get { content?.alpha ?? 0 }
    set {
      if let content, content.alpha != newValue { content.alpha = newValue }
    }
  }

  /// The opacity that is on screen at this moment, from 0 to 1.
  var visibleOpacity: CGFloat {
    guard let content else { return 0 }
    return CGFloat((content.layer.presentation() ?? content.layer).opacity)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard passesTouches() else { return hit }
    return viewBehind.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }
}
