import Foundation

/// The methods with which a text field's delegate controls editing and is notified of it. By default, all changes are allowed.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin. Called before the field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when the field has become the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end and the field may resign being the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, even if the delegate was not asked whether it may end.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether a range of the text may be replaced. The range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Called when the return key is pressed. Returns whether the field performs its default action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
