/// An object that receives text from a keyboard, one key at a time.
@MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }

  /// Inserts typed text. The return key inserts a line feed.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
