import UIKit

/// Fills the parent's view and holds an inline sheet with its backdrop. Touches beside both go through to the parent.
final class InlineStageView: UIView {
  let mover: SheetMover

  /// What the sheet looks like; its detents are resolved against the bounds and the safe area of this view.
  var configuration: SheetConfiguration {
    didSet { setNeedsLayout() }
  }

  private let content: UIViewController

  /// - Parameter onTap: Called for a tap on the backdrop, where there is one.
  init(
    content: UIViewController, configuration: SheetConfiguration, frame: CGRect, onTap: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.configuration = configuration
    mover = SheetMover(configuration: configuration, onTap: onTap)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    mover.sheetView.accessibilityViewIsModal = mover.backdropView.isVisible
    mover.install(in: self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("InlineStageView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mover.layOut(configuration, content: content, in: self)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === mover.backdropView && !mover.backdropView.isVisible ? nil : hit
  }
}
