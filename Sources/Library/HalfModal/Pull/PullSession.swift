import UIKit

/// One modal that was pulled in: from the pull to the dismissal. Every transition of it can be caught by a finger.
@MainActor final class PullSession: NSObject {
  let content: UIViewController
  let edge: PullEdges

  /// The same machine as a sheet's, with one detent: the whole screen.
  private var machine = SheetMachine()

  var phase: SheetPhase { machine.phase }

  /// There while a pull drives the transition: somebody has to hear of the end of that, also where the host lets go of it.
  var keeper: PullToPresent?

  /// Catches the modal where a finger lands on the list that brought it in.
  var catcher: PullCatcher? {
    didSet { oldValue?.remove() }
  }

  private weak var pull: PullToPresent?
  let configuration: PullConfiguration
  private let events: SheetEvents
  /// Drives the transition under way.
  var driver: UIPercentDrivenInteractiveTransition?
  private(set) var isHeld = false
  /// Whether the modal was on its way out when a finger took it.
  private(set) var wasOutbound = false
  var isPresenting = true
  /// Whether the host knows of a finger on the modal.
  private var isDragTold = false
  /// Why the dismissal that is about to begin happens.
  private var reason = DismissalReason.code
  private var requests = ModalRequests()
  private lazy var drag = PullDrag(self)
  /// What moves, with the content in it.
  private weak var view: UIView?

  init(content: UIViewController, edge: PullEdges, pull: PullToPresent) {
    self.content = content
    self.edge = edge
    self.pull = pull
    configuration = pull.configuration
    events = pull.events
    super.init()
  }

  /// How far the transition under a finger is, as a part of the modal's way in.
  var progress: CGFloat? {
    guard isHeld, let driver else { return nil }
    return isPresenting ? driver.percentComplete : 1 - driver.percentComplete
  }

  var visibleFrame: CGRect? {
    guard phase != .gone, let view, view.window != nil else { return nil }
    return view.visibleFrameInWindow
  }

  // MARK: Under the finger that pulls

  func present(from presenter: UIViewController) {
    isPresenting = true
    isHeld = true
    driver = makeDriver()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = self
    presenter.present(content, animated: true)
  }

  /// Takes hold of a presentation that is on its way by itself.
  ///
  /// - Returns: Whether there was one.
  func catchOnItsWay() -> Bool {
    guard canBePulled else { return false }
    pause()
    _ = machine.take()
    return true
  }

  private func pause() {
    wasOutbound = machine.isOutbound
    driver?.pause()
    isHeld = true
  }

  func update(_ progress: CGFloat) {
    let part = min(1, max(0, progress))
    driver?.update(isPresenting ? part : 1 - part)
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition goes on to its end, or back to its beginning.
  ///   - speed: How fast the finger moved the transition towards the modal's presence, in whole ways per second.
  ///   - animated: Whether the rest is to be seen.
  func release(finishes: Bool, speed: CGFloat, animated: Bool = true) {
    guard let driver, isHeld else { return }
    isHeld = false
    let direction: CGFloat = finishes == isPresenting ? 1 : -1
    let rest = finishes ? 1 - driver.percentComplete : driver.percentComplete
    let velocity = rest > 0.01 ? max(0, speed * direction) / rest : 0
    driver.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    // The rest is not to take longer than four tenths of a second.
    driver.completionSpeed = animated ? max(1, rest * driver.duration / 0.4) : 1e6
    // A finger on the modal has told this already; one on the list is not told of.
    _ = machine.letGo(to: finishes == isPresenting ? .stop(.large) : .gone)
    if finishes {
      driver.finish()
    } else {
      driver.cancel()
    }
  }

  /// Whether the modal is on its way in, or back from there, by itself: the list under it can be pulled again.
  var canBePulled: Bool {
    isPresenting && isOnItsWay
  }

  /// Whether the modal moves by itself.
  var isOnItsWay: Bool {
    driver != nil && !isHeld
  }

  // MARK: Under a finger on the modal

  /// Whether a finger can begin to take the modal out: UIKit dismisses what the content presents, and not the content.
  var canGoOut: Bool {
    content.presentedViewController == nil
  }

  /// The finger takes hold of the modal where that is on its way, or begins to take it out.
  ///
  /// - Returns: Whether it has the modal; the host may keep that.
  func takeHold() -> Bool {
    if isOnItsWay {
      pause()
    } else {
      guard canGoOut else { return false }
      let isAllowed = isDismissalAllowed(.drag)
      if !isAllowed { tell(machine.refuse(.drag)) }
      // Whoever was asked may have dismissed it.
      guard isAllowed, driver == nil, phase == .resting else { return false }
      reason = .drag
      isPresenting = false
      isHeld = true
      driver = makeDriver()
      tell(machine.take())
      content.presentingViewController?.dismiss(animated: true)
    }
    tell(machine.take())
    return true
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: How fast it has brought the modal in, in points per second.
  ///   - height: That of the window, in points.
  ///   - isTouchOnly: Whether it has only touched a modal on its way, which goes on then.
  func letGo(velocity: CGFloat, height: CGFloat, isTouchOnly: Bool, isCancelled: Bool) {
    guard isHeld, let progress else { return }
    let isFast = abs(velocity) >= configuration.decisiveVelocity
    let stays = isTouchOnly ? !wasOutbound : isFast ? velocity > 0 : progress >= 0.5
    tell(machine.letGo(to: stays ? .stop(.large) : .gone, velocity: Double(velocity), isCancelled: isCancelled))
    release(finishes: stays == isPresenting, speed: velocity / max(1, height))
  }

  // MARK: By code, and by a gesture that is no drag

  func dismiss(animated: Bool, completion: ((Bool) -> Void)?) {
    requests.awaitDismissal(completion)
    dismiss(for: .code, animated: animated)
  }

  private func dismiss(for reason: DismissalReason, animated: Bool) {
    if phase == .presenting || machine.passage == .entering {
      requests.putOff { self.dismiss(for: reason, animated: animated) }
    } else if isHeld {
      takeOut(for: reason, animated: animated)
    } else if driver != nil, phase == .settling {
      // A finger has turned it back.
      requests.putOff { self.dismiss(for: reason, animated: animated) }
    } else if driver == nil, phase != .gone,
      // UIKit dismisses nothing while the content presents or dismisses something.
      !content.waitForTransition(then: { self.dismiss(for: reason, animated: animated) })
    {
      self.reason = reason
      content.presentingViewController?.dismiss(animated: animated)
    }
  }

  /// The modal goes out of the hand of the finger that takes it out.
  private func takeOut(for reason: DismissalReason, animated: Bool) {
    self.reason = reason
    tell(machine.release())
    tell(machine.leave(for: reason))
    release(finishes: true, speed: 0, animated: animated)
    drag.cancel()
  }

  /// A person wants the modal gone: the host is asked, once.
  ///
  /// - Returns: Whether there was a modal to be asked about.
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .presenting, requests.isEmpty else { return false }
    if isDismissalAllowed(reason) {
      dismiss(for: reason, animated: true)
    } else {
      tell(machine.refuse(reason))
    }
    return true
  }

  private func isDismissalAllowed(_ reason: DismissalReason) -> Bool {
    !content.isModalInPresentation && events.shouldDismiss(reason)
  }

  func makeDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = PullDriver()
    driver.wantsInteractiveStart = isHeld
    return driver
  }
}

// MARK: - What the presentation controller tells

extension PullSession {
  func presentationWillBegin(in view: UIView) {
    let events = machine.enter(to: .stop(.large))
    if isHeld { _ = machine.take() }
    self.view = view
    drag.install(on: view)
    tell(events)
  }

  func presentationDidEnd(_ completed: Bool) {
    driver = nil
    isHeld = false
    defer { keeper = nil }
    guard completed else {
      finish()
      return
    }
    drag.transitionDidEnd()
    arrive()
    takeUpNext()
  }

  func containerDidLayOut() {
    pull?.containerDidLayOut()
  }

  func dismissalWillBegin() {
    isPresenting = false
    tell(machine.leave(for: reason))
  }

  func dismissalDidEnd(_ completed: Bool) {
    driver = nil
    isHeld = false
    guard completed else {
      isPresenting = true
      reason = .code
      drag.transitionDidEnd()
      arrive()
      if requests.isEmpty { requests.takeDismissals().forEach { $0(false) } }
      takeUpNext()
      return
    }
    finish()
  }

  /// UIKit dismisses nothing as long as its transition has not ended.
  private func takeUpNext() {
    guard let next = requests.takeNext() else { return }
    let isWaiting = content.transitionCoordinator?.animate(alongsideTransition: nil) { _ in next.perform() }
    if isWaiting != true { next.perform() }
  }

  /// UIKit has ended a transition with the modal there, perhaps out of the finger's hand.
  private func arrive() {
    tell(machine.release())
    tell(machine.arrive())
  }

  private func finish() {
    guard phase != .gone else { return }
    drag.uninstall()
    catcher = nil
    // A dismissal that was to follow has nothing to dismiss.
    _ = requests.takeNext()
    let completions = requests.takeDismissals()
    tell(machine.remove())
    pull?.sessionDidEnd(self)
    completions.forEach { $0(true) }
  }

  private func tell(_ told: [SheetMachine.Event]) {
    for event in told {
      if case .didBeginDrag = event { isDragTold = true }
      if case .didEndDrag = event {
        // The finger of a pull is the list's, and its drag is not told.
        guard isDragTold else { continue }
        isDragTold = false
      }
      events.tell(event) { -CGFloat($0) }
    }
  }
}
