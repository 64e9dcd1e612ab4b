import Foundation

extension UIResponder {
  /// Posted before the keyboard appears or changes its size.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")

  /// Posted after the keyboard has appeared or changed its size.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")

  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")

  /// Posted after the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")

  /// Posted before the keyboard's frame changes, and before ``keyboardWillShowNotification`` or
  /// ``keyboardWillHideNotification``.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Posted after the keyboard's frame has changed, and before ``keyboardDidShowNotification`` or
  /// ``keyboardDidHideNotification``.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The old frame of the keyboard in the screen's coordinates, as an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The new frame of the keyboard in the screen's coordinates, as an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The duration of the animation in seconds, as an `NSNumber` with a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// The curve of the animation, as an `NSNumber` with the curve's number from bits 16 to 19 of ``UIView/AnimationOptions``.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// Whether this app caused the change, as an `NSNumber` with a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
