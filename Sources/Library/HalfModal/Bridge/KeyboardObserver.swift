import UIKit

/// A change of the keyboard's frame that is about to happen.
struct KeyboardChange: Equatable {
  /// The frame after the change, in screen coordinates; empty if the keyboard hides.
  var endFrame: CGRect

  /// The duration of the change, in seconds.
  var duration: TimeInterval

  /// The curve of the change, as an animation option.
  var curve: UIView.AnimationOptions
}

/// Calls a closure right before each change of the keyboard's frame, until it is invalidated or deallocated.
@MainActor final class KeyboardObserver: NSObject {
  private let action: @MainActor (KeyboardChange) -> Void

  init(action: @escaping @MainActor (KeyboardChange) -> Void) {
    self.action = action
    super.init()
    observe()
  }

  // On iOS the notification center calls a selector on the main actor. The Linux UIKit takes a closure.
  #if canImport(ObjectiveC)
    private func observe() {
      // When an iPad keyboard is undocked, UIKit only reports that it hides.
      for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillMove), name: name, object: nil)
      }
    }

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
  /// Reads a notification; nil if it announces no change of the keyboard's frame.
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
      // UIView.AnimationOptions stores the curve in bits 16 and up.
      curve: UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16))
  }
}
