import UIKit

/// Fills the parent's view and holds an inline sheet with its backdrop. Touches beside both go through to the parent.
final class InlineStageView: UIView {
  let sheetView = SheetView()
  let backdropView: BackdropView

  /// What the sheet looks like; its detents are resolved against the bounds and the safe area of this view.
  var configuration: SheetConfiguration {
    didSet {
      sheetView.cornerRadius = configuration.cornerRadius
      setNeedsLayout()
    }
  }

  /// Whether the sheet is at rest, or outside of the bounds. Animatable.
  var isShown = false {
    didSet { place() }
  }

  private let content: UIViewController
  private let takesTaps: Bool

  /// - Parameter onTap: Called for a tap on the backdrop, where there is one.
  init(
    content: UIViewController, configuration: SheetConfiguration, frame: CGRect, onTap: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.configuration = configuration
    backdropView = BackdropView(configuration.backdrop, onTap: onTap)
    takesTaps = configuration.backdrop.makeView != nil
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    backdropView.frame = bounds
    sheetView.cornerRadius = configuration.cornerRadius
    sheetView.accessibilityViewIsModal = takesTaps
    addSubview(backdropView)
    addSubview(sheetView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("InlineStageView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Ends every motion at its end, at once.
  func stopAnimations() {
    for view in [sheetView, backdropView] + backdropView.subviews {
      view.layer.removeAllAnimations()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === backdropView && !takesTaps ? nil : hit
  }

  private func place() {
    let geometry = SheetGeometry(configuration: configuration, content: content, in: self)
    backdropView.frame = bounds
    backdropView.isShown = isShown
    sheetView.frame = isShown ? geometry.rest : geometry.hidden
  }
}
