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
    didSet {
      keepDetent()
      presentation?.take(configuration)
    }
  }

  /// What the sheet tells its host.
  public var events: SheetEvents

  /// What the sheet is doing.
  public internal(set) var phase = SheetPhase.gone

  /// The presentation under way, from the start of the transition in to the end of the transition out.
  weak var presentation: SheetPresentationController?

  /// The detent that the sheet is bound to.
  var detent: Detent.ID

  var dismissalReason = DismissalReason.code
  private var dismissCompletions: [(Bool) -> Void] = []

  /// Whether the transition under way was started here, so that UIKit's completion handler comes here too.
  private var isRouted = false

  /// Whether the presentation under way was taken back before its end.
  private var isTakenBack = false

  /// What was asked for during a transition, and waits for its end.
  private var next: Request?

  private struct Request {
    let perform: () -> Void
    let refuse: () -> Void
  }

  /// A sheet for a controller, whose `transitioningDelegate` and `modalPresentationStyle` it sets when it is presented.
  public init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents()
  ) {
    self.content = content
    self.configuration = configuration
    self.events = events
    detent = configuration.firstDetent.id
    super.init()
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  public var selectedDetent: Detent.ID? {
    phase == .gone ? nil : detent
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    presentation?.visibleFrame
  }

  /// The opacity of the backdrop that is on screen at this moment, from 0 to 1.
  public var visibleBackdropOpacity: CGFloat {
    presentation?.mover.backdropView.visibleOpacity ?? 0
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
    if phase == .dismissing && next == nil {
      next = Request(
        perform: { self.present(from: presenter, animated: animated, completion: completion) }, refuse: { completion?(false) })
    } else if phase == .gone
      && presenter.waitForTransition(then: { self.present(from: presenter, animated: animated, completion: completion) })
    {
      return
    } else if phase == .gone && presenter.canPresent(content) {
      isRouted = true
      isTakenBack = false
      // UIKit may begin after this call.
      phase = .presenting
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
  /// A dismissal during the way in follows when the sheet has arrived; one during the way out joins it, and takes back a
  /// presentation that was to follow.
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
    if phase == .dismissing, let request = next {
      next = nil
      request.refuse()
    }
    dismiss(for: .code, animated: animated)
  }

  /// A person wants the sheet gone: the host is asked, once.
  ///
  /// - Returns: Whether there was a sheet to be asked about.
  @discardableResult
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .settling || phase == .presenting && next == nil else { return false }
    if isDismissalAllowed(reason) {
      dismiss(for: reason, animated: true)
    } else {
      events.didAttemptToDismiss(reason)
    }
    return true
  }

  func isDismissalAllowed(_ reason: DismissalReason) -> Bool {
    !content.isModalInPresentation && events.shouldDismiss(reason)
  }

  func dismiss(for reason: DismissalReason, animated: Bool) {
    if phase == .presenting || presentation?.transition?.isPresenting == true {
      next = next ?? Request(perform: { self.dismiss(for: reason, animated: animated) }, refuse: {})
      return
    }
    presentation?.cancelDrag()
    if presentation?.transition != nil {
      // A dismissal that a finger held or has turned back goes on.
      if !animated {
        presentation?.mover.put(at: .hidden)
        presentation?.transition?.end(true)
      } else if phase != .dismissing {
        travel(to: .hidden)
      }
    } else if phase != .gone && !content.waitForTransition(then: { self.dismiss(for: reason, animated: animated) }) {
      // UIKit dismisses nothing while the content presents or dismisses something.
      startDismissing(for: reason, animated: animated)
    }
  }

  /// Starts UIKit's dismissal.
  func startDismissing(for reason: DismissalReason, animated: Bool) {
    dismissalReason = reason
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
    let request = next
    next = nil
    request?.perform()
  }

  private func keepDetent() {
    if !configuration.detents.contains(where: { $0.id == detent }) || phase == .gone {
      select(configuration.firstDetent.id)
      presentation?.mover.bind(to: detent)
    }
  }

  /// Makes a detent the selected one.
  func select(_ id: Detent.ID) {
    let old = detent
    detent = id
    if old != id && phase != .gone {
      events.didChangeDetent(old, id)
    }
  }
}

// MARK: - What the presentation controller tells

extension ModalSheet {
  func presentationWillBegin() {
    detent = configuration.firstDetent.id
    phase = .presenting
    events.willPresent()
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
    phase = .resting
    events.didPresent()
    events.didSettle(detent, true)
    if !isRouted {
      takeUpNext()
    }
  }

  func dismissalWillBegin() {
    if phase != .dragging {
      phase = .dismissing
    }
    events.willDismiss(dismissalReason)
  }

  func dismissalDidEnd(_ completed: Bool) {
    guard completed else {
      phase = .resting
      dismissalReason = .code
      events.didSettle(detent, true)
      // Who waited for the sheet to go waits in vain.
      takeDismissCompletions().forEach { $0(false) }
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
    let reason = dismissalReason
    let completions = takeDismissCompletions()
    phase = .gone
    dismissalReason = .code
    events.didDismiss(reason)
    completions.forEach { $0(true) }
  }

  private func takeDismissCompletions() -> [(Bool) -> Void] {
    defer { dismissCompletions = [] }
    return dismissCompletions
  }
}
