import UIKit

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

/// What a sheet tells its host, and the one thing that it asks. Every closure is optional in effect: the defaults do nothing
/// and allow everything.
public struct SheetEvents: Sendable {
  /// The sheet is about to come in.
  public var willPresent: @MainActor () -> Void = {}

  /// The sheet has arrived.
  public var didPresent: @MainActor () -> Void = {}

  /// A finger has taken hold of the sheet.
  public var didBeginDrag: @MainActor () -> Void = {}

  /// The finger has let go: the detent to which the sheet goes, `nil` where it goes out; the finger's speed in points per second,
  /// downwards positive; and whether the system took the touch away.
  public var didEndDrag: @MainActor (_ detent: Detent.ID?, _ velocity: CGFloat, _ cancelled: Bool) -> Void = { _, _, _ in }

  /// Another detent is the selected one.
  public var didChangeDetent: @MainActor (_ old: Detent.ID, _ new: Detent.ID) -> Void = { _, _ in }

  /// A person wants the sheet gone: may it go? Asked once for each drag, tap or escape. Code is not asked.
  public var shouldDismiss: @MainActor (DismissalReason) -> Bool = { _ in true }

  /// A person wanted the sheet gone and was refused.
  public var didAttemptToDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// The sheet starts on its way out.
  public var willDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// The sheet is out of the window and out of the controller tree.
  public var didDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// The sheet has come to rest at a detent; `finished` is false where it was sent elsewhere before it arrived.
  public var didSettle: @MainActor (_ detent: Detent.ID, _ finished: Bool) -> Void = { _, _ in }

  /// Events that nobody listens to.
  public init() {}
}
