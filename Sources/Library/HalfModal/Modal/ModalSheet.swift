import UIKit

/// A half sheet over everything else: one controller, presented by another with HalfModal's own presentation.
///
/// ```swift
/// let sheet = ModalSheet(content: details, configuration: .halfModal)
/// sheet.present(from: self)
/// ```
///
/// Nobody has to keep the object: while the content is presented, UIKit does. It can be presented again after it was dismissed.
@MainActor public final class ModalSheet: HalfModalSheet {
  /// The presentation under way, from the start of the transition in to the end of the transition out.
  weak var presentation: SheetPresentationController?

  /// Whether a presentation was asked for that UIKit has not begun yet.
  private var isAwaited = false

  /// Why the dismissal that UIKit is asked for happens.
  private var reason = DismissalReason.code

  /// Whether the transition under way was started here, so that UIKit's completion handler comes here too.
  private var isRouted = false

  /// Whether the presentation under way was taken back before its end.
  private var isTakenBack = false

  /// What waits for the end of a transition.
  private(set) var requests = ModalRequests()

  /// A sheet for a controller, whose `transitioningDelegate` and `modalPresentationStyle` it sets when it is presented.
  public override init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents()
  ) {
    super.init(content: content, configuration: configuration, events: events)
    engine.host = self
  }

  /// What the sheet is doing.
  public override var phase: SheetPhase {
    isAwaited ? .presenting : super.phase
  }

  /// Presents the sheet.
  ///
  /// Where the sheet or its presenter is in the middle of another transition, the presentation follows at the end of that one.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents.
  ///   - animated: Whether the sheet moves in; otherwise it is there at once.
  ///   - completion: Called once: with `true` when the sheet has arrived, with `false` when it was taken back on its way, or
  ///     cannot be presented: because it is presented already or its content has a parent, or because the presenter is not on
  ///     screen or presents something else.
  public func present(from presenter: UIViewController, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    if phase == .dismissing && requests.isEmpty {
      requests.putOff(
        { self.present(from: presenter, animated: animated, completion: completion) }, refuse: { completion?(false) })
    } else if phase == .gone
      && presenter.waitForTransition(then: { self.present(from: presenter, animated: animated, completion: completion) })
    {
      return
    } else if phase == .gone && presenter.canPresent(content) {
      isRouted = true
      isTakenBack = false
      // UIKit may begin after this call.
      isAwaited = true
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = self
      presenter.present(content, animated: animated) {
        let isTakenBack = self.isTakenBack
        self.isRouted = false
        if isTakenBack {
          self.reportDismissal()
        }
        completion?(!isTakenBack)
        self.takeUpNext()
      }
    } else {
      completion?(false)
    }
  }

  /// Dismisses the sheet, and whatever its content presents.
  ///
  /// A dismissal during the way in, also under the finger that brings the sheet in, follows when the sheet has arrived; one during the
  /// way out joins it, and takes back a presentation that was to follow. Any other finger loses the sheet.
  ///
  /// - Parameters:
  ///   - animated: Whether the sheet moves out; otherwise it is gone at once from where it is or has arrived.
  ///   - completion: Called once: with `true` when the sheet is gone, with `false` when it was not there.
  public func dismiss(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase != .gone else {
      completion?(false)
      return
    }
    requests.awaitDismissal(completion)
    if phase == .dismissing { requests.takeNext()?.refuse() }
    dismiss(for: .code, animated: animated)
  }

  func dismiss(for reason: DismissalReason, animated: Bool) {
    if phase == .presenting || engine.machine.passage == .entering {
      requests.putOff { self.dismiss(for: reason, animated: animated) }
      return
    }
    engine.gestures.cancel()
    if engine.machine.passage == .leaving {
      // A dismissal that a finger held or has turned back goes on.
      engine.tell(engine.machine.leave(for: reason))
      if !animated {
        engine.mover.put(at: .hidden)
        presentation?.transition?.end(true)
      } else if engine.mover.place != .hidden {
        engine.goOut()
      }
    } else if phase != .gone && !content.waitForTransition(then: { self.dismiss(for: reason, animated: animated) }) {
      // UIKit dismisses nothing while the content presents or dismisses something.
      startDismissing(for: reason, animated: animated)
    }
  }

  /// Starts UIKit's dismissal.
  func startDismissing(for reason: DismissalReason, animated: Bool) {
    self.reason = reason
    isRouted = true
    content.presentingViewController?.dismiss(animated: animated) {
      // UIKit calls this also where a finger has brought the sheet back.
      self.isRouted = false
      if self.content.presentingViewController == nil {
        self.reportDismissal()
      }
      self.takeUpNext()
    }
  }

  private func takeUpNext() {
    guard phase == .resting || phase == .gone else { return }
    requests.takeNext()?.perform()
  }
}

// MARK: - What the presentation controller tells

extension ModalSheet {
  func presentationWillBegin() {
    isAwaited = false
    reason = .code
    engine.tell(engine.machine.enter(to: .stop(configuration.firstDetent.id)))
  }

  func presentationDidEnd(_ completed: Bool) {
    guard completed else {
      isTakenBack = true
      if !isRouted {
        reportDismissal()
        takeUpNext()
      }
      return
    }
    engine.tell(engine.machine.arrive())
    if !isRouted {
      takeUpNext()
    }
  }

  func dismissalWillBegin() {
    engine.tell(engine.machine.leave(for: reason))
  }

  func dismissalDidEnd(_ completed: Bool) {
    guard completed else {
      reason = .code
      engine.tell(engine.machine.arrive())
      // Who waited for the sheet to go waits in vain.
      requests.takeDismissals().forEach { $0(false) }
      if !isRouted {
        takeUpNext()
      }
      return
    }
    // UIKit's completion handler is the first moment at which the content is surely out of the controller tree.
    if !isRouted {
      reportDismissal()
      takeUpNext()
    }
  }

  /// The sheet is gone: says so, once.
  private func reportDismissal() {
    guard phase != .gone else { return }
    reason = .code
    let completions = requests.takeDismissals()
    engine.tell(engine.machine.remove())
    completions.forEach { $0(true) }
  }
}
