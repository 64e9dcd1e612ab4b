/// A control with a title and an image that tells of taps.
@MainActor open class UIButton: UIControl {
  var contents = StateContents()
  let parts = ButtonParts()
  private var kind = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a kind, with no size yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    if buttonType == .close {
      let symbol = UIImage.SymbolConfiguration(pointSize: 26)
      contents[.normal].image = UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol)
      tintColor = .tertiaryLabel
      sizeToFit()
    }
    update()
  }

  /// A button of a kind whose title, image and tap come from an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A custom button whose title, image and tap come from an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button that looks as a configuration says; what the configuration leaves open of title and image comes from the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    if let action {
      if !action.title.isEmpty { contents[.normal].title = action.title }
      if let image = action.image { contents[.normal].image = image }
      addAction(action, for: .primaryActionTriggered)
    }
    update()
  }

  /// What kind of button it is.
  open var buttonType: ButtonType { kind }

  /// The label that shows the title. Set its font here, but the title and its colour with the button's own methods.
  open var titleLabel: UILabel? { parts.label(in: self) }

  /// The view that shows the image.
  open var imageView: UIImageView? { parts.picture(in: self) }

  // MARK: Content

  /// Sets the title for a state; states without one show the normal state's.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the title's colour for a state; states without one show the normal state's.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Sets the image for a state; states without one show the normal state's.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the image that fills the button behind title and image for a state; states without one show the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Sets a title with attributes for a state, which goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }

  private func change(_ state: State, _ body: (inout StateContents.Content) -> Void) {
    body(&contents[state])
    update()
  }

  /// The title for a state, or the normal one.
  open func title(for state: State) -> String? { contents.value(\.title, for: state) }

  /// The title's colour for a state, or the normal one.
  open func titleColor(for state: State) -> UIColor? { contents.value(\.titleColor, for: state) }

  /// The image for a state, or the normal one.
  open func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

  /// The background image for a state, or the normal one.
  open func backgroundImage(for state: State) -> UIImage? { contents.value(\.backgroundImage, for: state) }

  /// The title with attributes for a state, or the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? { contents.value(\.attributedTitle, for: state) }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) }

  /// The colour that the title has now.
  open var currentTitleColor: UIColor { currentLook.foreground }

  /// The image that is shown now.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image that is shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title with attributes that is shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Layout

  /// The space between the button's edges and its content, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { sizeChanged() } }
  }

  /// Moves the title without changing the button's size, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the image without changing the button's size, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Where the background is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image are placed.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.insets(isRightToLeft: isRightToLeft) ?? contentEdgeInsets)
  }

  /// Where the title is within the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).title }

  /// Where the image is within the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).image }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  // MARK: Look

  /// A look that takes the place of what the button's kind has.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { update() } }
  }

  /// Called before the button shows another state, to change its configuration for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { update() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
    dim()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func events(with controlEvents: Event) -> Event {
    controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents
  }

  /// A single tap with one finger is the button's, not that of recognizers on the views behind it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }
}
