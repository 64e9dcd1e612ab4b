import HalfModal
import UIKit

/// The properties and calls that sheets and scrubbed modals share, under one set of names.
@MainActor public protocol TestedSheet: AnyObject {
  var phase: SheetPhase { get }

  /// The frame that is on screen at the moment, in the coordinates of the window.
  var visibleFrame: CGRect? { get }

  /// The closures that the sheet calls.
  var events: SheetEvents { get set }

  /// Dismisses the sheet.
  func leave(animated: Bool, completion: ((SheetOutcome) -> Void)?)
}

extension TestedSheet {
  /// The top edge of the sheet on screen.
  public var top: CGFloat? { visibleFrame?.minY }

  /// Whether the sheet is on screen at rest.
  public var isResting: Bool { phase == .resting }

  /// Whether the sheet is not presented.
  public var isGone: Bool { phase == .dismissed }
}

extension Sheet: TestedSheet {
  public var detent: Detent.ID? { selectedDetent }

  public var backdropOpacity: CGFloat { visibleBackdropOpacity }

  /// Presents the sheet. An inline sheet ignores the presenter and uses its parent.
  public func enter(from presenter: UIViewController, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    switch self {
    case let sheet as ModalSheet: sheet.present(from: presenter, animated: animated, completion: completion)
    case let sheet as InlineSheet: sheet.show(animated: animated, completion: completion)
    default: preconditionFailure("a kind of sheet that no test knows")
    }
  }

  public func leave(animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    switch self {
    case let sheet as ModalSheet: sheet.dismiss(animated: animated, completion: completion)
    case let sheet as InlineSheet: sheet.hide(animated: animated, completion: completion)
    default: preconditionFailure("a kind of sheet that no test knows")
    }
  }

  /// Moves the sheet to a detent.
  public func go(to id: Detent.ID, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    move(to: id, animated: animated, completion: completion)
  }

  public func reconfigure(_ configuration: SheetConfiguration, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    setConfiguration(configuration, animated: animated, completion: completion)
  }

  /// Ties an animation to the sheet between two detents; nil stands for the place outside the container.
  public func animate(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) {
    animateAlongside(from: from, to: to, animations)
  }

  /// Resolves the detents again.
  public func resolveDetents() {
    invalidateDetents()
  }

  /// Calls a closure with each position of the sheet.
  public func whenMoved(_ action: @escaping @MainActor (SheetPosition) -> Void) {
    events.didMove = action
  }

  /// Calls a closure at the end of each drag. It can return another destination.
  public func whenLanding(
    _ action: @escaping @MainActor (Snapping.Context, SheetDestination) -> SheetDestination?
  ) {
    events.willEndDragging = action
  }
}

extension ScrubbedPresentation: TestedSheet {
  public func leave(animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    dismiss(animated: animated, completion: completion)
  }
}

extension DismissalReason {
  /// The name of the reason in recorded events.
  public var name: String {
    switch self {
    case .drag: "drag"
    case .backdrop: "backdrop"
    case .escape: "escape"
    case .programmatic: "code"
    }
  }
}
