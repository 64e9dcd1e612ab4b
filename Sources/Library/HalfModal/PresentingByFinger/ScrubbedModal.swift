import UIKit

/// The modal of a ``ScrubbedPresentation``, from the pull that presents it to its dismissal. A finger can catch all its
/// transitions.
@MainActor final class ScrubbedModal: NSObject {
  let content: UIViewController
  let configuration: ScrubbedPresentation.Configuration
  let status: SheetStatus
  let scrub = Scrub()
  private(set) lazy var lifecycle = ModalLifecycle(self)
  private lazy var drag = ScrubbedModalDrag(self)

  private weak var presentation: ScrubbedPresentation?

  /// The owner of this modal while a pull drives a transition. The reference keeps the owner alive until the end of the pull,
  /// even if the host releases it.
  var keptPresentation: ScrubbedPresentation?

  /// Catches the modal when a finger lands on the list that presented it, until the dismissal.
  var catcher: TouchCatcher? {
    didSet { oldValue?.remove() }
  }

  init(content: UIViewController, presentation: ScrubbedPresentation) {
    self.content = content
    self.presentation = presentation
    configuration = presentation.configuration
    status = SheetStatus(events: presentation.events)
    super.init()
  }

  var phase: SheetPhase { status.machine.phase }

  var visibleFrame: CGRect? {
    guard phase != .dismissed, let view = drag.view, view.window != nil else { return nil }
    return view.visibleFrameInWindow
  }

  /// Whether the modal is in a transition that no finger holds.
  var isMoving: Bool { scrub.runsByItself }

  // MARK: Under the finger that pulls

  func present(from presenter: UIViewController) {
    scrub.begin(.present)
    lifecycle.present(from: presenter, animated: true, completion: nil)
  }

  /// Whether the modal is being presented and no finger holds it. A finger on the list behind it can then catch it.
  var canBePulled: Bool {
    scrub.direction == .present && isMoving
  }

  /// Lets a finger on the list catch the modal.
  ///
  /// - Returns: Whether the finger caught it. False if ``canBePulled`` is false.
  func catchByPull() -> Bool {
    guard canBePulled else { return false }
    scrub.pause(wasOutward: status.machine.isOutward)
    status.change { $0.take(isReported: false) }
    return true
  }

  /// Handles the lift of the finger on the list.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition continues to its end.
  ///   - speed: The change of the modal's progress per second; positive if it moves in.
  func releasePull(finishes: Bool, speed: CGFloat) {
    scrub.release(finishes: finishes, speed: speed) {
      status.change { $0.letGo(to: finishes == (scrub.direction == .present) ? .detent(.large) : .dismissed) }
    }
  }

  // MARK: Under a finger on the modal

  /// Whether a drag can begin to dismiss the modal. False while the content presents a controller, because UIKit would dismiss
  /// that controller instead.
  var canBeDraggedOut: Bool {
    content.presentedViewController == nil
  }

  /// Lets a finger catch the modal in a transition, or begin to dismiss it.
  ///
  /// - Returns: Whether the finger holds the modal. False if the host refuses the dismissal.
  func takeHold() -> Bool {
    if isMoving {
      scrub.pause(wasOutward: status.machine.isOutward)
    } else {
      guard canBeDraggedOut, isDismissalAllowed(.drag) else { return false }
      // The host can dismiss the modal in `shouldDismiss`.
      guard !scrub.isRunning, phase == .resting else { return false }
      scrub.begin(.dismiss)
      status.batch {
        status.change { $0.take() }
        lifecycle.requestDismissal(for: .drag, animated: true)
      }
    }
    status.change { $0.take() }
    return true
  }

  /// Handles the lift of the finger on the modal.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity in points per second; positive upwards, which moves the modal in.
  ///   - height: The distance over which the modal moves in a transition, in points.
  ///   - isTouchOnly: Whether the finger only touched a moving modal, which then continues.
  ///   - isCancelled: Whether the system cancelled the touch.
  func letGo(velocity: CGFloat, height: CGFloat, isTouchOnly: Bool, isCancelled: Bool) {
    guard scrub.isHeld, let progress = scrub.progress else { return }
    let isFast = abs(velocity) >= configuration.decisiveVelocity
    let stays = isTouchOnly ? !scrub.wasOutward : isFast ? velocity > 0 : progress >= 0.5
    status.change {
      $0.letGo(to: stays ? .detent(.large) : .dismissed, velocity: Double(velocity), isCancelled: isCancelled)
    }
    scrub.release(finishes: stays == (scrub.direction == .present), speed: velocity / max(1, height)) {}
  }

  // MARK: People

  /// Handles the accessibility escape gesture.
  ///
  /// - Returns: Whether the gesture was handled: true also if the host refused the dismissal.
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .presenting, lifecycle.canBeDismissedByPerson else { return false }
    if isDismissalAllowed(reason) { lifecycle.dismiss(for: reason, animated: true) }
    return true
  }

  /// Returns whether the content and the host allow a dismissal, and reports an attempt if not.
  private func isDismissalAllowed(_ reason: DismissalReason) -> Bool {
    if !content.isModalInPresentation, status.ask({ $0.shouldDismiss(reason) }) { return true }
    status.change { $0.refuse(reason) }
    return false
  }
}

// MARK: - ModalClient

extension ScrubbedModal: ModalClient {
  var initialDestination: SheetDestination { .detent(.large) }

  func makePresentationController(for content: UIViewController, presenting: UIViewController?) -> UIPresentationController {
    ScrubbedPresentationController(modal: self, presenting: presenting)
  }

  func makeAnimator(for direction: TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)? {
    scrub.turn(direction)
    return configuration.animator(direction)
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    scrub.interaction()
  }

  func redirectDismissal(for reason: DismissalReason, animated: Bool) -> Bool {
    if scrub.isHeld {
      takeFromFinger(for: reason, animated: animated)
    } else if scrub.isRunning, phase == .settling {
      // A finger has turned the dismissal back.
      lifecycle.postpone { self.lifecycle.dismiss(for: reason, animated: animated) }
    }
    return scrub.isRunning
  }

  /// Ends the drag that dismisses the modal, and finishes the dismissal.
  private func takeFromFinger(for reason: DismissalReason, animated: Bool) {
    status.change { $0.release() + $0.leave(for: reason) }
    scrub.release(finishes: true, speed: 0, animated: animated) {}
    drag.cancel()
  }

  func willReportDismissal() {
    drag.uninstall()
    catcher = nil
    presentation?.modalWillReportDismissal(self)
  }
}

// MARK: - Reports of the presentation controller

extension ScrubbedModal {
  func presentationWillBegin(in view: UIView) {
    drag.install(on: view)
    status.batch {
      lifecycle.presentationWillBegin()
      if scrub.isHeld { status.change { $0.take(isReported: false) } }
    }
  }

  func presentationDidEnd(_ completed: Bool) {
    scrub.end()
    if completed { drag.transitionDidEnd() }
    lifecycle.presentationDidEnd(completed)
    keptPresentation = nil
  }

  func dismissalWillBegin() {
    scrub.turn(.dismiss)
    lifecycle.dismissalWillBegin()
  }

  func dismissalDidEnd(_ completed: Bool) {
    scrub.end()
    if !completed {
      scrub.turn(.present)
      drag.transitionDidEnd()
    }
    lifecycle.dismissalDidEnd(completed)
  }

  func containerDidLayOut() {
    presentation?.containerDidLayOut()
  }
}
