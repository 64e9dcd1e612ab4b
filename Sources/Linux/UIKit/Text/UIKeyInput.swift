/// Takes in what a keyboard types, one key after the other.
@MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }

  /// Text was typed; the return key is a line feed.
  func insertText(_ text: String)

  /// The key that deletes backwards.
  func deleteBackward()
}
