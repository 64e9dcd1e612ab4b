import UIKit

/// Fills the parent's view and holds an inline sheet with its backdrop. Touches beside both go through to the parent.
final class InlineStageView: UIView {
  /// As long as the sheet is shown the parent's view keeps it, also where nobody else does.
  private let sheet: InlineSheet

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
    // The screen's scale is known now, and there is somebody to be told.
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let backdrop = engine.mover.backdropView
    return hit === self || hit === backdrop && !backdrop.isVisible && !engine.configuration.backdropDrags ? nil : hit
  }
}
