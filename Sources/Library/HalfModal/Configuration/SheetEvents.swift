import UIKit

/// What a sheet tells its host, and the one thing that it asks. Every closure is optional in effect: the defaults do nothing
/// and allow everything.
public struct SheetEvents: Sendable {
  /// The sheet is about to come in.
  public var willPresent: @MainActor () -> Void = {}

  /// The sheet has arrived.
  public var didPresent: @MainActor () -> Void = {}

  /// A finger has taken hold of the sheet.
  public var didBeginDrag: @MainActor () -> Void = {}

  /// The finger is about to let go, and the sheet to go where its landing policy has it: to a detent, out, or to a rest between
  /// detents. What is returned takes the place of that; `nil` leaves it as it is, and so does a detent that has no
  /// place in the container. An extent is kept between the outermost stops.
  public var willLand: (@MainActor (_ landing: Landing, _ target: SheetTarget) -> SheetTarget?)?

  /// The finger has let go: where the sheet goes; the finger's speed along the sheet's way in points per second, downwards or to the
  /// right positive; and whether the touch was taken away.
  public var didEndDrag: @MainActor (_ target: SheetTarget, _ velocity: CGFloat, _ cancelled: Bool) -> Void = { _, _, _ in }

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

  /// The sheet has come to rest at a detent, or between detents, which `nil` stands for; `finished` is false where it was caught or
  /// sent elsewhere before it arrived.
  public var didSettle: @MainActor (_ detent: Detent.ID?, _ finished: Bool) -> Void = { _, _ in }

  /// The sheet is shown at another place: called in every frame of every phase in which it is, and once when it is first laid out.
  public var didMove: (@MainActor (SheetPosition) -> Void)?

  /// Events that nobody listens to.
  public init() {}
}

extension SheetEvents {
  /// Calls the closure of an event of the state machine.
  ///
  /// - Parameter fingerVelocity: Makes a finger's velocity in the window of the speed with which the sheet grew.
  @MainActor func tell(_ event: SheetMachine.Event, fingerVelocity: (Double) -> CGFloat) {
    switch event {
    case .willPresent: willPresent()
    case .didPresent: didPresent()
    case .didBeginDrag: didBeginDrag()
    case .didEndDrag(let target, let velocity, let isCancelled): didEndDrag(target, fingerVelocity(velocity), isCancelled)
    case .didChangeDetent(let old, let new): didChangeDetent(old, new)
    case .didSettle(let detent, let finished): didSettle(detent, finished)
    case .didAttemptToDismiss(let reason): didAttemptToDismiss(reason)
    case .willDismiss(let reason): willDismiss(reason)
    case .didDismiss(let reason): didDismiss(reason)
    }
  }
}
