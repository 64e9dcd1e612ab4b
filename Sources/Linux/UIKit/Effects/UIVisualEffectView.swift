/// A view that shows what lies behind it through an effect. Put subviews into `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let content = UIView()

  /// The effect; nil for none. Set in an animation, the effect fades in or out.
  open var effect: UIVisualEffect? {
    didSet { showEffect(after: oldValue) }
  }

  /// Where subviews go; always as large as the effect view.
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

  /// An effect that is fading out keeps its look until it is gone.
  private func updateBackdrop() {
    guard let blur = effect as? UIBlurEffect else { return }
    backdrop.layer.backdropBlur = blur.style.backdrop(isDark: traitCollection.userInterfaceStyle == .dark)
  }
}
