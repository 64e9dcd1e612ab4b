import UIKit

/// The owner of an engine, which adds the sheet to its container and removes it: a presentation, or a parent controller.
@MainActor protocol SheetHost: AnyObject {
  /// The controller in the sheet.
  var content: UIViewController { get }

  /// Whether a person can dismiss the sheet now.
  var canBeDismissed: Bool { get }

  /// Begins a presentation that a finger drives.
  ///
  /// - Parameter presenter: The controller that presents a modal sheet; nil for an inline sheet.
  func beginPresenting(from presenter: UIViewController?)

  /// Dismisses the sheet after a gesture other than a drag.
  func dismiss(for reason: DismissalReason)

  /// Begins the dismissal that a finger drives below the smallest detent.
  ///
  /// - Returns: Whether the dismissal began. False if it must wait for another transition.
  func beginDismissing() -> Bool

  /// Begins the dismissal of a sheet that a finger has flicked out, after another transition that prevented it at first.
  func dismissWhenPossible()

  /// A finger moved the sheet.
  ///
  /// - Parameter part: The fraction of the smallest detent's height that is outside the container, from 0 to 1; 0 at and above
  ///   that detent.
  func fingerDidMove(part: CGFloat)

  /// A finger reversed the transition to this direction.
  func turn(to direction: TransitionDirection)

  /// The sheet arrived at an end of a transition. The direction is that of the last motion, which a finger can have reversed
  /// since the transition began.
  func didFinish(_ direction: TransitionDirection)
}
