import Foundation

/// Decides about the editing of a text field, and hears of it. What it leaves out is allowed, and heard by nobody.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. The field is not first responder yet.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end, and the field give up being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing is over, also where nobody was asked.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether a part of the text, counted in UTF-16, may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The return key. Whether the field does what it usually does.
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
