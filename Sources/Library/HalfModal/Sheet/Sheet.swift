import UIKit

/// The common superclass of ``ModalSheet`` and ``InlineSheet``. You can't make an instance of it.
@MainActor public class Sheet {
  /// The controller in the sheet.
  public internal(set) var content: UIViewController

  let status: SheetStatus
  let engine: SheetEngine

  init(content: UIViewController, configuration: SheetConfiguration, events: SheetEvents) {
    self.content = content
    status = SheetStatus(events: events)
    engine = SheetEngine(configuration: configuration, status: status)
    Self.report(configuration.detentSet.errors)
  }

  /// The object that shows the sheet.
  var backend: any SheetBackend { engine }

  /// The closures that the sheet calls.
  public var events: SheetEvents {
    get { status.events }
    set { status.events = newValue }
  }

  /// The appearance and behavior of the sheet. A change takes effect at once, without animation; see
  /// ``setConfiguration(_:animated:completion:)``.
  public var configuration: SheetConfiguration {
    get { engine.configuration }
    set { setConfiguration(newValue, animated: false) }
  }

  /// The activity of the sheet.
  public var phase: SheetPhase {
    status.machine.phase
  }

  /// The detent at which the sheet rests or to which it moves; nil between detents, and while the sheet is dismissed.
  public var selectedDetent: Detent.ID? {
    status.machine.detent
  }

  /// The sheet's frame as it is on screen during an animation, in window coordinates, in points; nil while the sheet is
  /// dismissed.
  public var visibleFrame: CGRect? {
    backend.visibleFrame
  }

  /// The opacity of the backdrop as it is on screen during an animation, from 0 to 1; always 0 for the system sheet, which does
  /// not report it.
  public var visibleBackdropOpacity: CGFloat {
    backend.visibleBackdropOpacity
  }

  /// Moves the sheet to a detent. This ends a drag of the sheet. A detent that is inactive counts as the smallest.
  ///
  /// - Parameters:
  ///   - id: The identifier of the detent.
  ///   - animated: Whether the motion is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/arrived``, ``SheetOutcome/cancelled``, or a refusal if the
  ///     sheet is dismissed, being presented or being dismissed, or has no such detent. The system sheet does not report when it
  ///     arrives, so its completion is called without waiting for the animation.
  public func move(to id: Detent.ID, animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    backend.move(to: id, animated: animated, completion: completion)
  }

  /// Moves the sheet to a detent.
  ///
  /// - Parameters:
  ///   - detent: A detent of the configuration. Only its identifier counts.
  ///   - animated: Whether the motion is animated.
  ///   - completion: As in ``move(to:animated:completion:)-(Detent.ID,_,_)``.
  @_disfavoredOverload
  public func move(to detent: Detent, animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    move(to: detent.id, animated: animated, completion: completion)
  }

  /// Replaces the configuration.
  ///
  /// The sheet keeps its detent, or moves to the nearest one if that no longer exists. If
  /// ``SheetConfiguration/initialDetent`` changes to another detent, the sheet moves to that one. A drag of the sheet
  /// continues.
  ///
  /// - Parameters:
  ///   - configuration: The new configuration.
  ///   - animated: Whether the motion to the new position is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/arrived``, also if the sheet is dismissed, or
  ///     ``SheetOutcome/cancelled``. The system sheet does not report when it arrives, so its completion is called without
  ///     waiting for the animation.
  public func setConfiguration(
    _ configuration: SheetConfiguration, animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil
  ) {
    let errors = configuration.detentSet.errors
    if !errors.isEmpty, errors != engine.configuration.detentSet.errors { Self.report(errors) }
    backend.reconfigure(configuration, animated: animated, completion: completion)
  }

  /// Changes the configuration with animation, as `UISheetPresentationController.animateChanges(_:)` does.
  ///
  /// ```swift
  /// sheet.animateChanges { $0.detents = [.large] }
  /// ```
  ///
  /// - Parameter changes: Changes a copy of the configuration, which then replaces it.
  public func animateChanges(_ changes: (inout SheetConfiguration) -> Void) {
    var configuration = configuration
    changes(&configuration)
    setConfiguration(configuration, animated: true)
  }

  /// Computes the heights of the detents again. Call it after a change of a value that a custom detent uses. The system sheet
  /// ignores the call before iOS 16.
  ///
  /// - Parameter animated: Whether the motion to the new position is animated.
  public func invalidateDetents(animated: Bool = true) {
    backend.invalidateDetents(animated: animated)
  }

  /// Adds animations whose progress follows the position of the sheet between two detents.
  ///
  /// The progress is 0 at the first detent and 1 at the second, and changes linearly with the visible height between them. Each
  /// time the sheet leaves the first detent in the direction of the second, `animations` is called again. When the sheet is back,
  /// the views have their previous values. The animations stay until they are removed, also after a dismissal. An unknown or
  /// inactive detent counts as the smallest. If both detents have the same height, nothing is animated.
  ///
  /// The system sheet reports no position, so a sheet with such animations uses the system sheet only if its backend is
  /// ``ModalSheet/Backend/system``, and then nothing is animated.
  ///
  /// - Parameters:
  ///   - from: The detent at which the progress is 0; nil for the position just outside the container.
  ///   - to: The detent at which the progress is 1; nil for the position just outside the container.
  ///   - animations: Changes animatable properties of views.
  /// - Returns: The animation. Call its ``AlongsideAnimation/remove()`` to end it.
  @discardableResult
  public func animateAlongside(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) -> AlongsideAnimation {
    engine.animateAlongside(
      from: from.map { .detent($0) } ?? .dismissed, to: to.map { .detent($0) } ?? .dismissed, animations)
  }

  private static func report(_ errors: [DetentError]) {
    for error in errors { developerLog("Invalid detents are ignored: \(error).") }
  }
}
