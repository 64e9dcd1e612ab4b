import CoreGraphics

/// The view that contains all views of a presentation, above the presenter's view.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?
  /// The running transition. The container owns it, so that it is released with the window.
  var transition: TransitionContext?

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Ends the transition, which no other code can end after the window and its views are gone.
  isolated deinit { transition?.abandon(completed: false) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return presentation?.target(of: point, otherwise: hit) ?? (presentation == nil ? hit : nil)
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { presentation?.traitCollectionDidChange(previousTraitCollection) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { presentation?.containerDidLeaveWindow(wasRemoved: superview == nil) }
  }
}
