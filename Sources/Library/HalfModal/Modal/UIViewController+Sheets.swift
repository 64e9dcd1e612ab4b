import UIKit

extension UIViewController {
  /// Presents a controller in a modal sheet.
  ///
  /// ```swift
  /// present(DetailsController(), as: .halfModal)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The controller in the sheet.
  ///   - configuration: The appearance and behavior of the sheet.
  ///   - events: The closures that the sheet calls.
  ///   - backend: The kind of presentation that shows the sheet.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: Called once with the outcome, as in ``ModalSheet/present(from:animated:completion:)``.
  /// - Returns: The sheet. You need no reference to it while it is presented.
  @discardableResult
  public func present(
    _ content: UIViewController, as configuration: SheetConfiguration, events: SheetEvents = SheetEvents(),
    backend: ModalSheet.Backend = .automatic, animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil
  ) -> ModalSheet {
    let sheet = ModalSheet(content: content, configuration: configuration, events: events, backend: backend)
    sheet.present(from: self, animated: animated, completion: completion)
    return sheet
  }

  /// The modal sheet whose content is this controller or one of its ancestors; nil if there is none. It is still the
  /// sheet after its dismissal, until the sheet is deallocated.
  public var modalSheet: ModalSheet? {
    let owner = sequence(first: self, next: \.parent).first { $0.transitioningDelegate is ModalLifecycle }
    // A dismissed content keeps its delegate.
    guard let sheet = (owner?.transitioningDelegate as? ModalLifecycle)?.sheet, sheet.phase != .dismissed else { return nil }
    return sheet
  }
}
