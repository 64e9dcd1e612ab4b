import UIKit

/// Fills the container behind a sheet, shows the view of a backdrop, and handles touches beside the sheet.
final class BackdropView: UIView {
  /// Called for every tap on the backdrop.
  var onTap: () -> Void = {}

  /// Returns whether a touch passes through to ``viewBehind``.
  var passesTouches: () -> Bool = { false }

  /// The view that receives the touches that pass through; nil if UIKit finds the views behind by itself.
  weak var viewBehind: UIView?

  /// Whether the backdrop has a view. Its opacity can be 0.
  var isVisible: Bool {
    content != nil
  }

  private var kind = SheetConfiguration.Backdrop.Kind.none
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

  /// Shows another backdrop. A backdrop of the same kind keeps its view.
  func show(_ backdrop: SheetConfiguration.Backdrop) {
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

  /// The opacity of the backdrop, from 0 to 1.
  var opacity: CGFloat {
    get { content?.alpha ?? 0 }
    set {
      if let content, content.alpha != newValue { content.alpha = newValue }
    }
  }

  /// The opacity as it is on screen during an animation, from 0 to 1.
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
