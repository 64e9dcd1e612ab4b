/// Why a sheet is dismissed.
public enum DismissalReason: String, Sendable, CaseIterable {
  /// A finger dragged it out, or tried to.
  case drag
  /// A tap on the backdrop.
  case backdrop
  /// The accessibility escape gesture, or the Escape key.
  case escape
  /// The host's code.
  case code
}
