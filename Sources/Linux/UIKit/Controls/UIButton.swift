/// A control with a title and an image that reports taps.
@MainActor open class UIButton: UIControl {
  var contents = StateContents()
  let parts = ButtonParts()
  private var kind = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type. Its size is zero, except for the close button.
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

  /// Makes a button of a type with the title, image and handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a custom button with the title, image and handler of an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration. The action provides title and image if the configuration has none.
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

  /// The type that the button was made with.
  open var buttonType: ButtonType { kind }

  /// The label of the title. Set its font here, but set the title and its colour with the methods of the button.
  open var titleLabel: UILabel? { parts.label(in: self) }

  /// The view of the image.
  open var imageView: UIImageView? { parts.picture(in: self) }

  // MARK: Content

  /// Sets the title for a state. States without a title show that of the normal state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the title colour for a state. States without a colour use that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Sets the image for a state. States without an image show that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the image that fills the button behind the content, for a state. States without an image
  /// show that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Sets the attributed title for a state. It takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change(state) { $0.attributedTitle = title } }

  private func change(_ state: State, _ body: (inout StateContents.Content) -> Void) {
    body(&contents[state])
    update()
  }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { contents.value(\.title, for: state) }

  /// Returns the title colour for a state, or that of the normal state.
  open func titleColor(for state: State) -> UIColor? { contents.value(\.titleColor, for: state) }

  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { contents.value(\.backgroundImage, for: state) }

  /// Returns the attributed title for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? { contents.value(\.attributedTitle, for: state) }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The title colour for the current state.
  open var currentTitleColor: UIColor { currentLook.foreground }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Layout

  /// The space between the button's edges and its content, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { sizeChanged() } }
  }

  /// Insets, in points, that move the title without changing the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Insets, in points, that move the image without changing the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Returns the frame of the background, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for title and image, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.insets(isRightToLeft: isRightToLeft) ?? contentEdgeInsets)
  }

  /// Returns the frame of the title inside the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).title }

  /// Returns the frame of the image inside the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).image }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  // MARK: Appearance

  /// The appearance of the button, which replaces that of its type.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { update() } }
  }

  /// Called before the button shows another state, so that the configuration can be changed for it.
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

  /// Prevents recognizers on other views from beginning for a single tap with one finger, because it triggers the button.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }
}
