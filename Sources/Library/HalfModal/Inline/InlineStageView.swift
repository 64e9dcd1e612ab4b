import UIKit

/// Fills the parent's view and contains an inline sheet with its backdrop. Touches outside the sheet and a visible backdrop reach
/// the parent's view.
final class InlineStageView: UIView {
  /// The sheet. This reference keeps it alive while it is shown, even if the host releases it.
  let sheet: InlineSheet

  private var engine: SheetEngine { sheet.engine }

  init(sheet: InlineSheet, frame: CGRect) {
    self.sheet = sheet
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("InlineStageView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    engine.mover.sheetView.accessibilityViewIsModal = engine.mover.backdropView.isVisible
    engine.layOut()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The layout depends on the scale of the screen, and positions are reported only in a window.
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let backdrop = engine.mover.backdropView
    let isThrough = hit === backdrop && !backdrop.isVisible && !engine.configuration.allowsDraggingFromBackdrop
    return hit === self || isThrough ? nil : hit
  }
}
