/// The reason why a sheet is dismissed.
public enum DismissalReason: Hashable, Sendable, CaseIterable {
  /// A drag. For the system sheet, any gesture.
  case drag
  /// A tap on the backdrop.
  case backdrop
  /// The accessibility escape gesture, or the Escape key.
  case escape
  /// A call by code, through HalfModal or UIKit.
  case programmatic
}
