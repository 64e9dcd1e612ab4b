import UIKit

/// The presentations of a modal in UIKit, one after the other, each from the request to the end of the dismissal.
///
/// HalfModal's own sheet, the system sheet and the modal of a ``ScrubbedPresentation`` use it. UIKit reports the end of a
/// transition twice: to the presentation controller, whichever code started it, and later to the completion handler of our own
/// call. Only when the handler runs, the content has certainly left the controller hierarchy.
@MainActor final class ModalLifecycle: NSObject {
  /// The cause of the current or the next transition.
  private enum Cause: Equatable {
    /// None, or a call of UIKit by the host.
    case host
    /// A gesture that UIKit handles.
    case gesture(DismissalReason)
    /// Our own call of `present`. Its completion handler will be called.
    case present(Progress)
    /// Our own call of `dismiss`. Its completion handler will be called.
    case dismiss(DismissalReason)

    enum Progress {
      /// UIKit has not begun the presentation yet.
      case requested
      /// UIKit has begun the presentation.
      case begun
      /// UIKit has cancelled the presentation.
      case cancelled
    }
  }

  /// A call that waits for the end of a transition.
  private struct PendingCall {
    let perform: () -> Void
    let refuse: () -> Void
  }

  unowned let client: any ModalClient
  private var cause = Cause.host
  private var pending: PendingCall?
  private var dismissals: [(SheetOutcome) -> Void] = []

  init(_ client: any ModalClient) {
    self.client = client
  }

  private var status: SheetStatus { client.status }
  private var content: UIViewController { client.content }

  /// The activity of the modal. It is ``SheetPhase/presenting`` from our call on, even if UIKit begins later.
  var phase: SheetPhase {
    cause == .present(.requested) ? .presenting : status.machine.phase
  }

  /// The sheet, if the modal is one.
  var sheet: ModalSheet? { client as? ModalSheet }

  /// Stores that a gesture which UIKit handles is about to dismiss the modal.
  func personWillDismiss(for reason: DismissalReason) {
    cause = .gesture(reason)
  }

  /// Whether a person can dismiss the modal now.
  var canBeDismissedByPerson: Bool {
    !status.machine.isLeaving && pending == nil
  }

  /// Makes a handler that keeps the client alive, because the host needs no reference to the modal.
  private func keepingClient(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [client] in
      withExtendedLifetime(client) { work() }
    }
  }

  // MARK: Calls of the host

  func present(from presenter: UIViewController, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    let present = keepingClient { self.present(from: presenter, animated: animated, completion: completion) }
    if phase == .dismissing, pending == nil {
      pending = PendingCall(perform: present) { [status] in status.call(completion, with: .refused(.superseded)) }
    } else if phase == .dismissed, presenter.waitForTransition(then: present) {
      return
    } else if let refusal = refusal(of: presenter) {
      status.call(completion, with: .refusing(refusal))
    } else {
      cause = .present(.requested)
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = self
      client.willRequestPresentation(from: presenter)
      presenter.present(content, animated: animated, completion: keepingClient { self.didPresent(completion) })
    }
  }

  private func didPresent(_ completion: ((SheetOutcome) -> Void)?) {
    let isCancelled = cause == .present(.cancelled)
    if case .present = cause { cause = .host }
    if isCancelled { reportDismissal() }
    status.call(completion, with: isCancelled ? .cancelled : .presented)
    performPending()
  }

  private func refusal(of presenter: UIViewController) -> SheetRefusal? {
    switch phase {
    case .dismissed: presenter.refusal(toPresent: content)
    case .dismissing: .inTransition
    default: .alreadyPresented
    }
  }

  func dismiss(animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    guard phase != .dismissed else { return status.call(completion, with: .refused(.notPresented)) }
    if let completion { dismissals.append(completion) }
    if phase == .dismissing {
      let superseded = pending
      pending = nil
      superseded?.refuse()
    }
    dismiss(for: .programmatic, animated: animated)
  }

  func dismiss(for reason: DismissalReason, animated: Bool) {
    let dismiss = keepingClient { self.dismiss(for: reason, animated: animated) }
    if phase == .presenting || status.machine.passage == .entering {
      postpone(dismiss)
    } else if !client.redirectDismissal(for: reason, animated: animated), phase != .dismissed,
      // UIKit ignores a dismissal while the content presents or dismisses another controller.
      !content.waitForTransition(then: dismiss)
    {
      requestDismissal(for: reason, animated: animated)
    }
  }

  /// Performs a call after the current transition. Does nothing if another call is already waiting.
  func postpone(_ call: @escaping () -> Void) {
    pending = pending ?? PendingCall(perform: call, refuse: {})
  }

  /// Requests a dismissal from UIKit.
  func requestDismissal(for reason: DismissalReason, animated: Bool) {
    cause = .dismiss(reason)
    content.presentingViewController?.dismiss(animated: animated, completion: keepingClient { self.didDismiss() })
  }

  private func didDismiss() {
    cause = .host
    // UIKit also calls the handler if a finger has brought the modal back.
    if content.presentingViewController == nil { reportDismissal() }
    performPending()
  }

  private func performPending() {
    guard phase == .resting || phase == .dismissed, let next = pending else { return }
    pending = nil
    next.perform()
  }

  /// Reports the dismissal. Does nothing if it has been reported.
  private func reportDismissal() {
    guard phase != .dismissed else { return }
    cause = .host
    client.willReportDismissal()
    let completions = dismissals
    dismissals = []
    status.batch {
      status.change { $0.remove() }
      completions.forEach { status.call($0, with: .dismissed) }
    }
  }
}

// MARK: - Reports of the presentation controller

extension ModalLifecycle {
  func presentationWillBegin() {
    if cause == .present(.requested) { cause = .present(.begun) }
    status.changeNow { $0.enter(to: client.initialDestination) }
  }

  func presentationDidEnd(_ completed: Bool) {
    if completed {
      arrive()
      if !hasHandler { performPending() }
    } else {
      client.presentationWasCancelled()
      if case .present = cause { cause = .present(.cancelled) } else { finishAfterTransition() }
    }
  }

  func dismissalWillBegin() {
    status.changeNow { $0.leave(for: dismissalReason) }
  }

  func dismissalDidEnd(_ completed: Bool) {
    if completed {
      if !hasHandler { finishAfterTransition() }
    } else {
      arrive()
      if pending == nil {
        let completions = dismissals
        dismissals = []
        completions.forEach { status.call($0, with: .cancelled) }
      }
      if !hasHandler { performPending() }
    }
  }

  /// Whether UIKit will call a completion handler of ours after the transition.
  private var hasHandler: Bool {
    switch cause {
    case .host, .gesture: false
    case .present, .dismiss: true
    }
  }

  private var dismissalReason: DismissalReason {
    switch cause {
    case .gesture(let reason), .dismiss(let reason): reason
    case .host, .present: .programmatic
    }
  }

  /// Reports that the modal has arrived. UIKit can end a transition during a drag, which then ends as well.
  private func arrive() {
    status.change { $0.release() + $0.arrive() }
    if case .gesture = cause { cause = .host }
  }

  /// Reports a dismissal that our code did not request, after the end of UIKit's transition: before that, the content can't be
  /// presented again.
  private func finishAfterTransition() {
    let finish = keepingClient {
      self.reportDismissal()
      self.performPending()
    }
    let isWaiting = content.transitionCoordinator?.animate(alongsideTransition: nil) { _ in finish() }
    if isWaiting != true { finish() }
  }
}
