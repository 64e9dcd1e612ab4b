import Foundation

/// An object that can handle events. An event that a responder does not handle goes to its ``next`` responder.
@MainActor open class UIResponder: NSObject {
  /// The next responder, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when fingers have landed. The default implementation calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers have moved. The default implementation calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers have lifted. The default implementation calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system or a gesture recognizer has cancelled touches. The default implementation calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether this is the first responder, which receives events without a location, such as keys.
  open var isFirstResponder: Bool { MainLoop.current.firstResponder === self }

  /// Whether the responder can become the first responder. The default is false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder resigns when another one becomes the first responder. The default is true.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder. Returns false if it can't become the first responder or the current one refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = MainLoop.current.firstResponder, !present.resignFirstResponder() { return false }
    MainLoop.current.firstResponder = self
    return true
  }

  /// Resigns being the first responder. Returns false if the responder refuses.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    MainLoop.current.firstResponder = nil
    return true
  }

  /// Called when the responder has become the first responder or has resigned.
  func firstResponderDidChange() {}

  // MARK: Accessibility

  /// Handles the escape gesture. Returns whether it was handled. The default implementation returns false.
  open func accessibilityPerformEscape() -> Bool { false }
}
