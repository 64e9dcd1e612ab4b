import UIKit

/// A half sheet over everything else: one controller, presented by another with HalfModal's own presentation.
///
/// ```swift
/// let sheet = ModalSheet(content: details, configuration: .halfModal)
/// sheet.present(from: self)
/// ```
///
/// Nobody has to keep the object: while the content is presented, UIKit does. It can be presented again after it was dismissed.
@MainActor public final class ModalSheet: NSObject {
  /// The controller in the sheet.
  public let content: UIViewController

  /// What the sheet looks like and how it behaves. A change takes effect at once, but for the backdrop, which the next
  /// presentation takes up.
  public var configuration: SheetConfiguration {
    didSet { presentation?.take(configuration) }
  }

  /// What the sheet tells its host.
  public var events: SheetEvents

  /// What the sheet is doing.
  public private(set) var phase = SheetPhase.gone

  /// The presentation under way, from the start of the transition in to the end of the transition out.
  weak var presentation: SheetPresentationController?

  private var dismissalReason = DismissalReason.code
  private var dismissCompletions: [(Bool) -> Void] = []

  /// Whether the transition under way was started here, so that UIKit's completion handler comes here too.
  private var isRouted = false

  /// What was asked for during a transition, and waits for its end.
  private var next: (() -> Void)?

  /// A sheet for a controller, whose `transitioningDelegate` and `modalPresentationStyle` it sets when it is presented.
  public init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents()
  ) {
    self.content = content
    self.configuration = configuration
    self.events = events
    super.init()
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  public var selectedDetent: Detent.ID? {
    phase == .gone ? nil : configuration.firstDetent.id
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    presentation?.visibleFrame
  }

  /// The opacity of the backdrop that is on screen at this moment, from 0 to 1.
  public var visibleBackdropOpacity: CGFloat {
    presentation?.visibleBackdropOpacity ?? 0
  }

  /// Presents the sheet.
  ///
  /// Where the sheet or its presenter is in the middle of another transition, the presentation follows at the end of that one.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents.
  ///   - animated: Whether the sheet moves in; otherwise it is there at once.
  ///   - completion: Called once: with `true` when the sheet has arrived, with `false` when it cannot be presented, because
  ///     it is presented already, or because the presenter is not on screen or presents something else.
  public func present(from presenter: UIViewController, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    if phase == .dismissing && next == nil {
      next = { self.present(from: presenter, animated: animated, completion: completion) }
    } else if phase == .gone, let coordinator = presenter.presentedTransitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        self.present(from: presenter, animated: animated, completion: completion)
      }
    } else if phase == .gone && presenter.canPresent(content) {
      isRouted = true
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = self
      presenter.present(content, animated: animated) {
        self.isRouted = false
        completion?(true)
        self.takeUpNext()
      }
    } else {
      completion?(false)
    }
  }

  /// Dismisses the sheet, and whatever its content presents.
  ///
  /// A dismissal during the way in follows when the sheet has arrived; one during the way out joins it.
  ///
  /// - Parameters:
  ///   - animated: Whether the sheet moves out; otherwise it is gone at once.
  ///   - completion: Called once: with `true` when the sheet is gone, with `false` when it was not there.
  public func dismiss(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase != .gone else {
      completion?(false)
      return
    }
    if let completion {
      dismissCompletions.append(completion)
    }
    dismiss(for: .code, animated: animated)
  }

  /// A person wants the sheet gone: the host is asked, once.
  ///
  /// - Returns: Whether there was a sheet to be asked about.
  @discardableResult
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .presenting && next == nil else { return false }
    if !content.isModalInPresentation && events.shouldDismiss(reason) {
      dismiss(for: reason, animated: true)
    } else {
      events.didAttemptToDismiss(reason)
    }
    return true
  }

  private func dismiss(for reason: DismissalReason, animated: Bool) {
    if phase == .presenting && next == nil {
      next = { self.dismiss(for: reason, animated: animated) }
    } else if phase == .resting {
      dismissalReason = reason
      isRouted = true
      content.presentingViewController?.dismiss(animated: animated) {
        self.isRouted = false
        self.reportDismissal()
        self.takeUpNext()
      }
    }
  }

  private func takeUpNext() {
    let request = next
    next = nil
    request?()
  }
}

// MARK: - What the presentation controller tells

extension ModalSheet {
  func presentationWillBegin() {
    phase = .presenting
    events.willPresent()
  }

  func presentationDidEnd(_ completed: Bool) {
    guard completed else {
      isRouted = false
      reportDismissal()
      return
    }
    phase = .resting
    events.didPresent()
    events.didSettle(configuration.firstDetent.id, true)
    if !isRouted {
      takeUpNext()
    }
  }

  func dismissalWillBegin() {
    phase = .dismissing
    events.willDismiss(dismissalReason)
  }

  func dismissalDidEnd(_ completed: Bool) {
    guard completed else {
      phase = .resting
      dismissalReason = .code
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
    let reason = dismissalReason
    let completions = dismissCompletions
    phase = .gone
    dismissalReason = .code
    dismissCompletions = []
    events.didDismiss(reason)
    for completion in completions {
      completion(true)
    }
  }
}

// MARK: - Transitioning

extension ModalSheet: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SheetPresentationController(sheet: self, presenting: presenting)
    self.presentation = presentation
    return presentation
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.map { SheetAnimator(presentation: $0, isPresenting: true) }
  }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.map { SheetAnimator(presentation: $0, isPresenting: false) }
  }
}

extension UIViewController {
  /// The transition of what this controller presents, where one is under way.
  fileprivate var presentedTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let presented = presentedViewController, presented.isBeingPresented || presented.isBeingDismissed else { return nil }
    return presented.transitionCoordinator
  }

  fileprivate func canPresent(_ content: UIViewController) -> Bool {
    viewIfLoaded?.window != nil && presentedViewController == nil && content.presentingViewController == nil
  }
}
