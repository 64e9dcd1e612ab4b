/// A view that tells of what fingers do to it.
@MainActor open class UIControl: UIView {
  private var actions = ControlActions()
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that runs an action when its main purpose is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts to fingers. One that does not still keeps them from views behind it.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTouch(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is chosen; only code sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is drawn pressed; follows the finger while there is one.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All parts of the state that hold now.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where content stands between top and bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands between the sides.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Called after any part of the state has changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Tracking

  /// Whether a finger that came down in the control is being followed.
  open private(set) var isTracking = false

  /// Whether that finger counts as inside.
  open private(set) var isTouchInside = false

  /// Called when a finger comes down. Return false to ignore it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the followed finger moves. Return false to stop following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the followed finger is lifted, or when `continueTracking` returned false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the followed touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    isTracking = true
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return endTouch()
    }
    let isInside = contains(touch, event)
    if isInside != isTouchInside {
      isTouchInside = isInside
      isHighlighted = isInside
      send(isInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    // A handler may have ended it all by disabling or removing the control.
    guard isTracking else { return }
    send(isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = contains(touch, event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    isTracking = false
    trackedTouch = nil
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if !isTracking { endTouch() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelTouch(nil) }
  }

  /// A single tap belongs to the control rather than to a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A finger that came down inside stays inside until it is this far off, in points.
  private static let dragMargin: CGFloat = 70

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -UIControl.dragMargin, dy: -UIControl.dragMargin).contains(location)
      || point(inside: location, with: event)
  }

  private func cancelTouch(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    endTouch()
    send(.touchCancel, with: event)
  }

  private func endTouch() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  // MARK: Actions

  /// Runs an action whenever one of the events happens. It takes the place of one with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Stops running an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// All events that some action runs for.
  open var allControlEvents: Event { actions.events }

  /// Runs what belongs to the events, as if they had happened.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does what the control is there for, as if the user had.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The events that come along with others.
  func events(with controlEvents: Event) -> Event { controlEvents }

  /// Runs a closure whenever one of the events happens.
  package func addAction(for controlEvents: Event, _ action: @escaping @MainActor () -> Void) {
    actions.add(UIAction { _ in action() }, for: controlEvents)
  }

  private func send(_ controlEvents: Event, with event: UIEvent?) {
    for action in actions.matching(events(with: controlEvents)) { sendAction(action) }
  }
}
