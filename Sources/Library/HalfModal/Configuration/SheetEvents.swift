import UIKit

/// The closures that a sheet calls: its events, and two questions. The defaults do nothing and allow every dismissal.
///
/// The closures can call the sheet. HalfModal calls them in the order of the events, after it has processed the cause of each.
public struct SheetEvents: Sendable {
  /// The sheet is about to be presented, or an inline sheet is shown again while it is being dismissed.
  public var willPresent: @MainActor () -> Void = {}

  /// The presentation has ended: the sheet is at its detent.
  public var didPresent: @MainActor () -> Void = {}

  /// A finger began to move the sheet, or caught it during a motion.
  public var didBeginDragging: @MainActor () -> Void = {}

  /// The finger has lifted, and the snapping rule has chosen a destination. HalfModal does not call this closure if the finger
  /// only touched a moving sheet, or if code has ended the drag.
  ///
  /// Return a destination to replace the chosen one, or nil to keep it. An unknown or inactive detent counts as nil, and so does
  /// a dismissal that is not allowed. A visible height is limited to the range from the smallest to the largest detent.
  public var willEndDragging: (@MainActor (_ context: Snapping.Context, _ destination: SheetDestination) -> SheetDestination?)?

  /// The drag has ended. The parameters are the destination of the sheet, the velocity that it takes over from the finger along
  /// its axis in points per second (positive downwards or to the right; 0 if a list takes the velocity), and whether the drag was
  /// cancelled: by the system, or by code that moves or dismisses the sheet.
  public var didEndDragging: @MainActor (_ destination: SheetDestination, _ velocity: CGFloat, _ isCancelled: Bool) -> Void = {
    _, _, _ in
  }

  /// The selected detent changed. A rest between detents does not change it.
  public var didChangeDetent: @MainActor (_ old: Detent.ID, _ new: Detent.ID) -> Void = { _, _ in }

  /// Returns whether a person may dismiss the sheet. HalfModal calls it at most once for each drag, tap or escape gesture, and
  /// never for a dismissal by code. If the content's `isModalInPresentation` is true, the dismissal is refused without a call.
  public var shouldDismiss: @MainActor (DismissalReason) -> Bool = { _ in true }

  /// A person tried to dismiss the sheet, and ``shouldDismiss`` or `isModalInPresentation` prevented it.
  public var didAttemptToDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// The sheet is about to be dismissed. A finger can still bring it back.
  public var willDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// The sheet has left the window and the controller hierarchy.
  public var didDismiss: @MainActor (DismissalReason) -> Void = { _ in }

  /// A motion to a detent, or to a height between detents (nil), has ended. `finished` is false if a finger caught the sheet, or
  /// code redirected it, before it arrived. An interrupted presentation or dismissal is not reported here.
  public var didSettle: @MainActor (_ detent: Detent.ID?, _ finished: Bool) -> Void = { _, _ in }

  /// The frame of the sheet changed. HalfModal calls it in each frame in which the sheet moves, and once when the sheet is first
  /// laid out. The system sheet reports no position, so a sheet with this closure uses the system sheet only if its backend is
  /// ``ModalSheet/Backend/system``, and then the closure is never called.
  public var didMove: (@MainActor (SheetPosition) -> Void)?

  /// Makes events that do nothing.
  public init() {}
}

extension SheetEvents {
  /// Calls the closure of an event.
  ///
  /// - Parameter fingerVelocity: Converts the speed at which the sheet grew to a velocity in window coordinates, both in points
  ///   per second.
  @MainActor func report(_ event: SheetEvent, fingerVelocity: (Double) -> CGFloat) {
    switch event {
    case .willPresent: willPresent()
    case .didPresent: didPresent()
    case .didBeginDragging: didBeginDragging()
    case .didEndDragging(let destination, let velocity, let isCancelled):
      didEndDragging(destination, fingerVelocity(velocity), isCancelled)
    case .didChangeDetent(let old, let new): didChangeDetent(old, new)
    case .didSettle(let detent, let finished): didSettle(detent, finished)
    case .didAttemptToDismiss(let reason): didAttemptToDismiss(reason)
    case .willDismiss(let reason): willDismiss(reason)
    case .didDismiss(let reason): didDismiss(reason)
    }
  }
}
