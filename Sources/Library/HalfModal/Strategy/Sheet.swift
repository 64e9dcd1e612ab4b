import UIKit

/// A sheet over everything else, whoever presents it: HalfModal's own or the system's.
@MainActor public protocol Sheet: AnyObject {
  /// The controller in the sheet.
  var content: UIViewController { get }

  /// What the sheet looks like and how it behaves. A change takes effect at once.
  var configuration: SheetConfiguration { get set }

  /// What the sheet is doing.
  var phase: SheetPhase { get }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  var selectedDetent: Detent.ID? { get }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  var visibleFrame: CGRect? { get }

  /// Presents the sheet.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet has arrived, with `false` when it cannot be presented.
  func present(from presenter: UIViewController, animated: Bool, completion: ((Bool) -> Void)?)

  /// Dismisses the sheet.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet is gone, with `false` when it was not there.
  func dismiss(animated: Bool, completion: ((Bool) -> Void)?)

  /// Moves the sheet to another of its detents.
  ///
  /// - Parameter completion: Called once: with `true` on arrival, otherwise with `false`.
  func move(to id: Detent.ID, animated: Bool, completion: ((Bool) -> Void)?)

  /// Takes up another configuration.
  ///
  /// - Parameter completion: Called once, with whether the sheet has arrived where the change has it.
  func setConfiguration(_ configuration: SheetConfiguration, animated: Bool, completion: ((Bool) -> Void)?)

  /// Resolves the detents again, since something has changed that they depend on.
  func invalidateDetents(animated: Bool)
}

extension ModalSheet: Sheet {}
