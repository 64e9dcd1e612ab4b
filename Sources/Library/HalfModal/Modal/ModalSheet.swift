import UIKit

/// A sheet that a view controller presents modally, over the whole window.
///
/// ```swift
/// let sheet = ModalSheet(content: details, configuration: .halfModal)
/// sheet.present(from: self)
/// ```
///
/// UIKit keeps the sheet alive while its content is presented, so you need no reference to it. After its dismissal the sheet can
/// be presented again.
@MainActor public final class ModalSheet: Sheet {
  /// The backend that the host requested.
  private let requestedBackend: Backend

  /// The system sheet if the last presentation used it; nil if it used HalfModal's own.
  private var system: (any SheetBackend)?

  private(set) lazy var lifecycle = ModalLifecycle(self)

  /// The presentation controller of HalfModal's own sheet.
  weak var presentation: SheetPresentationController?

  /// Makes a sheet. When it is presented, it sets the content's `transitioningDelegate` and `modalPresentationStyle`.
  ///
  /// - Parameters:
  ///   - content: The controller in the sheet.
  ///   - configuration: The appearance and behavior of the sheet.
  ///   - events: The closures that the sheet calls.
  ///   - backend: The kind of presentation that shows the sheet.
  public init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents(),
    backend: Backend = .automatic
  ) {
    requestedBackend = backend
    super.init(content: content, configuration: configuration, events: events)
    engine.host = self
  }

  /// The choice of the current presentation.
  private var usedChoice: BackendChoice?

  /// The choice between the system sheet and HalfModal's own presentation, with its reason. It is made at the start of each
  /// presentation. While the sheet is dismissed, it is the choice for the current configuration and events.
  public var backendChoice: BackendChoice {
    if lifecycle.phase != .dismissed, let usedChoice { return usedChoice }
    return nextChoice
  }

  /// The choice for the next presentation.
  private var nextChoice: BackendChoice {
    requestedBackend.choice(for: configuration, events: events, reportsPosition: engine.hasAlongsideAnimations)
  }

  override var backend: any SheetBackend { system ?? engine }

  /// The activity of the sheet. The system sheet reports no drags, so its phase is ``SheetPhase/resting`` while a finger moves it
  /// between its detents.
  public override var phase: SheetPhase {
    lifecycle.phase
  }

  /// Presents the sheet.
  ///
  /// If the sheet is being dismissed, or a controller that the presenter presents is in a transition, the presentation begins
  /// after that transition.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents the content. Its view must be in a window.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/presented`` when the sheet has arrived,
  ///     ``SheetOutcome/cancelled`` if a finger moved it out before it arrived, or a refusal.
  public func present(from presenter: UIViewController, animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    lifecycle.present(from: presenter, animated: animated, completion: completion)
  }

  /// Dismisses the sheet, and every controller that its content presents.
  ///
  /// During the presentation, the dismissal begins when the sheet has arrived. During another dismissal, the call joins that one,
  /// and refuses a presentation that waits for its end. A drag of the sheet ends, except during the presentation.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/dismissed``, ``SheetOutcome/cancelled`` if a finger brought the
  ///     sheet back, or a refusal if the sheet is not presented.
  public func dismiss(animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    lifecycle.dismiss(animated: animated, completion: completion)
  }

  /// Presents the sheet, and returns when the presentation has ended.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents the content. Its view must be in a window.
  ///   - animated: Whether the presentation is animated.
  /// - Returns: The outcome, as in ``present(from:animated:completion:)``.
  @discardableResult
  public func present(from presenter: UIViewController, animated: Bool = true) async -> SheetOutcome {
    await outcome { present(from: presenter, animated: animated, completion: $0) }
  }

  /// Dismisses the sheet, and returns when the dismissal has ended.
  ///
  /// - Parameter animated: Whether the dismissal is animated.
  /// - Returns: The outcome, as in ``dismiss(animated:completion:)``.
  @discardableResult
  public func dismiss(animated: Bool = true) async -> SheetOutcome {
    await outcome { dismiss(animated: animated, completion: $0) }
  }
}

// MARK: - ModalClient

extension ModalSheet: ModalClient {
  var initialDestination: SheetDestination { .detent(configuration.detentSet.initial) }

  func willRequestPresentation(from presenter: UIViewController) {
    let isByFinger = engine.drag.tracker.isDriven
    let choice =
      isByFinger ? BackendChoice(isSystem: false, reason: .unsupported(.presentationByFinger)) : nextChoice
    usedChoice = choice
    system = nil
    if choice.isSystem, #available(iOS 15, *) {
      let system = SystemSheetEngine(self)
      self.system = system
      system.prepare(for: presenter)
    }
  }

  func makePresentationController(for content: UIViewController, presenting: UIViewController?) -> UIPresentationController {
    if #available(iOS 15, *), let system = system as? SystemSheetEngine {
      return system.makePresentationController(presenting: presenting)
    }
    let presentation = SheetPresentationController(sheet: self, presenting: presenting)
    self.presentation = presentation
    return presentation
  }

  func makeAnimator(for direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
    system == nil ? presentation?.makeTransition(direction) : nil
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? SheetTransition).flatMap { $0.isInteractive ? $0 : nil }
  }

  func redirectDismissal(for reason: DismissalReason, animated: Bool) -> Bool {
    // The system sheet reports no drags, so HalfModal can't take over its dismissal. Outside of rest, one already runs.
    guard system == nil else { return phase != .resting }
    engine.drag.cancel()
    guard status.machine.isLeaving else { return false }
    status.change { $0.leave(for: reason) }
    if !animated {
      engine.mover.put(at: .dismissed)
      presentation?.transition?.end(true)
    } else if engine.mover.destination != .dismissed {
      engine.travel(to: .dismissed)
    }
    return true
  }

  func presentationWasCancelled() {
    // UIKit reports no start of a dismissal if it cancels the presentation of the system sheet.
    if system != nil { status.change { $0.leave(for: .programmatic) } }
  }

  func willReportDismissal() {
    if #available(iOS 15, *) { (system as? SystemSheetEngine)?.end() }
  }
}

// MARK: - SheetHost

extension ModalSheet: SheetHost {
  var canBeDismissed: Bool { lifecycle.canBeDismissedByPerson }

  func beginPresenting(from presenter: UIViewController?) {
    // A presentation that had to wait for another transition would begin after the finger has moved on.
    if let presenter, presenter.refusal(toPresent: content) == nil { present(from: presenter) }
  }

  func dismiss(for reason: DismissalReason) {
    lifecycle.dismiss(for: reason, animated: true)
  }

  /// Requests UIKit's dismissal, which the finger drives.
  func beginDismissing() -> Bool {
    // UIKit ignores a dismissal while the content presents or dismisses another controller.
    guard content.movingPresented == nil else { return false }
    lifecycle.requestDismissal(for: .drag, animated: true)
    return true
  }

  func dismissWhenPossible() {
    _ = content.waitForTransition {
      // A finger can have brought the sheet back since then.
      if self.status.machine.isOutward, self.status.machine.passage == .none {
        self.lifecycle.requestDismissal(for: .drag, animated: true)
      }
    }
  }

  func fingerDidMove(part: CGFloat) {
    guard let transition = presentation?.transition else { return }
    transition.update(transition.direction == .present ? 1 - part : part)
  }

  /// Does nothing: UIKit's transition runs until the sheet has arrived, and is finished or cancelled then.
  func turn(to direction: TransitionDirection) {}

  func didFinish(_ direction: TransitionDirection) {
    guard let transition = presentation?.transition else { return }
    transition.end(transition.direction == direction)
  }
}
