/// A view that reports the user's touches as events.
@MainActor open class UIControl: UIView {
  private var actions = ControlActions()
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control reacts to touches. A disabled control still keeps touches from the views behind it.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTouch(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected. UIKit doesn't change it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is drawn as pressed. UIKit sets it while a finger is down in the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The combined state of the control.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment, with `leading` and `trailing` resolved to `left` and `right`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Called after the state has changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Tracking

  /// Whether the control is tracking a finger that touched down in it.
  open private(set) var isTracking = false

  /// Whether the tracked finger counts as inside the control.
  open private(set) var isTouchInside = false

  /// Called when a finger touches down. Return false to ignore the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves. Return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted, or after `continueTracking` has returned false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled.
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
    // A handler may have ended the tracking, by disabling or removing the control.
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

  /// Prevents recognizers on other views from beginning for a single tap with one finger, because it triggers the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The distance from the control, in points, up to which a tracked finger counts as inside.
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

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// All events that have an action.
  open var allControlEvents: Event { actions.events }

  /// Runs the actions of the given events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Triggers the primary action, as if the user had.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Returns the given events and the events that they imply.
  func events(with controlEvents: Event) -> Event { controlEvents }

  /// Adds a closure for events.
  package func addAction(for controlEvents: Event, _ action: @escaping @MainActor () -> Void) {
    actions.add(UIAction { _ in action() }, for: controlEvents)
  }

  private func send(_ controlEvents: Event, with event: UIEvent?) {
    for action in actions.matching(events(with: controlEvents)) { sendAction(action) }
  }
}
