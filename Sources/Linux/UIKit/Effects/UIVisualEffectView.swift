/// A view that applies an effect to the content behind it. Add subviews to `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let content = UIView()

  /// The effect, or nil for none. If it is set in an animation, the effect fades in or out.
  open var effect: UIVisualEffect? {
    didSet { showEffect(after: oldValue) }
  }

  /// The view for subviews. It has the size of the effect view.
  open var contentView: UIView { content }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = effect is UIBlurEffect ? 1 : 0
    updateBackdrop()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBackdrop()
  }

  private func showEffect(after old: UIVisualEffect?) {
    updateBackdrop()
    backdrop.alpha = effect is UIBlurEffect ? 1 : 0
  }

  /// Updates the backdrop. An effect that was removed keeps its appearance while it fades out.
  private func updateBackdrop() {
    guard let blur = effect as? UIBlurEffect else { return }
    backdrop.layer.backdropBlur = blur.style.backdrop(isDark: traitCollection.userInterfaceStyle == .dark)
  }
}
