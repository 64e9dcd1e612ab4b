import CoreGraphics
import Foundation

/// The transition between two controllers during a presentation or dismissal. The container view retains it while it runs.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller that takes part, with its view and its frames at both ends, in the container's coordinates.
  struct Side {
    weak var controller: UIViewController?
    /// The view, or nil if it does not take part in the transition.
    weak var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// Weak, because the container retains the running transition.
  private weak var container: UIView?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let coordinator: TransitionCoordinator
  private let from: Side
  private let to: Side
  private var phase = TransitionPhase()
  private var wasAbandoned = false
  private(set) var animator: UIViewControllerAnimatedTransitioning?
  private(set) var interactor: UIViewControllerInteractiveTransitioning?
  /// Updates the controllers at the end. Returns a closure to call after the animator and the coordinator were notified.
  private var onEnd: ((Bool) -> () -> Void)?
  private var afterEnd: [() -> Void] = []
  /// Whether a finger drives the transition.
  var isInteractive = false
  /// Whether the transition was cancelled and runs backwards.
  var isReturning = false
  /// Whether the animator runs apart from the transition's time, because it was caught or continues on a timing curve.
  var hasOwnCourse = false
  /// The transition's own time, or nil if nothing can drive the transition.
  var time: TransitionTime?
  private lazy var foundAnimator = animator.map { $0.interruptibleAnimator(using: self) }

  var containerView: UIView { container ?? UIView() }
  var transitionWasCancelled: Bool { phase.wasCancelled || isReturning }
  var targetTransform: CGAffineTransform { .identity }
  var isRunning: Bool { phase.isRunning }
  /// The interruptible animator, or nil if the animator has none.
  var interruptible: UIViewImplicitlyAnimating? { foundAnimator is MissingAnimator ? nil : foundAnimator }

  init(
    containerView: UIView, from: Side, to: Side, style: UIModalPresentationStyle,
    animator: UIViewControllerAnimatedTransitioning?, interactor: UIViewControllerInteractiveTransitioning? = nil,
    onEnd: @escaping (Bool) -> () -> Void
  ) {
    container = containerView
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    self.onEnd = onEnd
    isAnimated = animator != nil
    isInteractive = interactor?.wantsInteractiveStart == true
    presentationStyle = style
    coordinator = TransitionCoordinator(containerView: containerView, isAnimated: isAnimated, presentationStyle: style)
    super.init()
    coordinator.context = self
    coordinator.initiallyInteractive = isInteractive
    coordinator.transitionDuration = animator?.transitionDuration(using: self) ?? 0
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.initialFrame ?? .zero }

  func finalFrame(for viewController: UIViewController) -> CGRect { side(of: viewController)?.finalFrame ?? .zero }

  /// Runs the animator. Without one, calls `immediately`, which must put the views in their final state.
  func run(immediately: () -> Void) {
    guard phase.begin() else { return }
    if animator == nil {
      UIView.performWithoutAnimation {
        immediately()
        coordinator.runAnimations()
      }
      completeTransition(true)
    } else if let interactor {
      start(interactor)
    } else {
      animate()
    }
  }

  func completeTransition(_ didComplete: Bool) {
    let didComplete = didComplete && !isReturning
    guard phase.end(completed: didComplete) else {
      if wasAbandoned { return }
      Diagnostics.report("completeTransition(_:) was called for a transition that is not running. The call is ignored.")
      return
    }
    let (animator, onEnd, container) = (self.animator, self.onEnd, self.container)
    defer { withExtendedLifetime(container) {} }
    time?.run(at: 1)
    if !didComplete { time?.undoChanges() }
    if isInteractive { endInteraction() }
    self.animator = nil
    interactor = nil
    time = nil
    foundAnimator = nil
    self.onEnd = nil
    let last = onEnd?(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.end(cancelled: !didComplete)
    last?()
    let due = afterEnd
    afterEnd = []
    for work in due { work() }
  }

  /// Ends the transition without waiting for its animator. The animator's later call of `completeTransition(_:)` is ignored.
  func abandon(completed: Bool) {
    guard phase.isRunning else { return }
    isReturning = !completed
    completeTransition(completed)
    wasAbandoned = true
  }

  /// Performs work after the transition has ended and all completions were called.
  func performAfterEnd(_ work: @escaping () -> Void) { afterEnd.append(work) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { move(to: percentComplete) }
  func finishInteractiveTransition() { letGo(finishes: true) }
  func cancelInteractiveTransition() { letGo(finishes: false) }
  func pauseInteractiveTransition() { takeHold() }

  private func side(of controller: UIViewController) -> Side? {
    if controller === to.controller { return to }
    return controller === from.controller ? from : nil
  }
}
