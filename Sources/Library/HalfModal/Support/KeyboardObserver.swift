import UIKit

/// What the keyboard is about to do.
struct KeyboardChange: Equatable {
  /// Where the keyboard will be, in the coordinates of the screen. It covers nothing where that is empty or outside of the screen.
  var endFrame: CGRect

  /// How long the keyboard is on its way, in seconds.
  var duration: TimeInterval

  /// The course of its way, as an option of an animation.
  var curve: UIView.AnimationOptions
}

/// Tells of each change of the keyboard's frame right before it, until it is invalidated or gone.
@MainActor final class KeyboardObserver: NSObject {
  private let action: @MainActor (KeyboardChange) -> Void

  init(action: @escaping @MainActor (KeyboardChange) -> Void) {
    self.action = action
    super.init()
    observe()
  }

  // Targets and selectors exist where Objective-C does, and let a centre call the main actor; elsewhere UIKit takes a closure.
  #if canImport(ObjectiveC)
    private func observe() {
      // A keyboard that is undocked is told of as hidden only.
      for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillMove), name: name, object: nil)
      }
    }

    /// Hears nothing any more.
    func invalidate() {
      NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillMove(_ notification: Notification) {
      report(notification)
    }
  #else
    private func observe() {
      Keyboard.addObserver(self) { [weak self] in self?.report($0) }
    }

    /// Hears nothing any more.
    func invalidate() {
      Keyboard.removeObserver(self)
    }
  #endif

  private func report(_ notification: Notification) {
    if let change = KeyboardChange(notification) {
      action(change)
    }
  }
}

extension KeyboardChange {
  /// What a notification tells, if it is one of a change to come.
  @MainActor init?(_ notification: Notification) {
    let names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
    guard names.contains(notification.name),
      let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    self.init(
      endFrame: notification.name == UIResponder.keyboardWillHideNotification ? .zero : frame.cgRectValue,
      duration: duration?.doubleValue ?? 0,
      // Bits 16 and up of the options hold the curve.
      curve: UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16))
  }
}
