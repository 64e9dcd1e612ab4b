import Foundation

/// What can be asked to handle an event. An event that a responder does not handle goes to its ``next`` one.
@MainActor open class UIResponder: NSObject {
  /// Who is asked after this responder; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers landed. Without an override the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Fingers moved. Without an override the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Fingers lifted. Without an override the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// The touches were taken away, by the system or a gesture. Without an override the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether this is the one that gets what is not bound to a place on the screen, such as keys.
  open var isFirstResponder: Bool { MainLoop.current.firstResponder === self }

  /// Whether it may become first responder: false without an override.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives up being first responder when another one asks: true without an override.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder. False where it may not, or the present one does not give up.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = MainLoop.current.firstResponder, !present.resignFirstResponder() { return false }
    MainLoop.current.firstResponder = self
    return true
  }

  /// Gives up being first responder. False where it refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    MainLoop.current.firstResponder = nil
    return true
  }

  /// It has become first responder, or is it no more.
  func firstResponderDidChange() {}

  // MARK: Accessibility

  /// The escape gesture. Returns whether it was handled; without an override it was not.
  open func accessibilityPerformEscape() -> Bool { false }
}
