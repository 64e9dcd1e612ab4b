import Foundation

extension TransitionContext {
  /// Runs the animator together with the coordinator's animations.
  func animate() {
    guard let animator else { return }
    withAnimationsTracked {
      let outer = ViewAnimation.alongside
      ViewAnimation.alongside = .init(duration: coordinator.transitionDuration) { [weak coordinator] in
        coordinator?.runAnimations()
      }
      animator.animateTransition(using: self)
      if isRunning, let interruptible, interruptible.state == .inactive { interruptible.startAnimation() }
      ViewAnimation.alongside = outer
      runAlongside()
    }
  }

  /// Starts an interactive transition. A `UIPercentDrivenInteractiveTransition` starts the alongside animations itself. They
  /// start here for any other interactor.
  func start(_ interactor: UIViewControllerInteractiveTransitioning) {
    if interactor is UIPercentDrivenInteractiveTransition {
      interactor.startInteractiveTransition(self)
      return
    }
    let time = TransitionTime(container: nil)
    self.time = time
    if isInteractive { time.hold(at: 0) }
    interactor.startInteractiveTransition(self)
    withAnimationsTracked { runAlongside() }
  }

  /// Starts the animator in the transition's own time, which is held at 0 if the transition starts under a finger.
  func startAnimator() {
    guard isRunning, time == nil else { return }
    let time = TransitionTime(container: containerView)
    self.time = time
    if isInteractive { time.hold(at: 0) }
    animate()
  }

  private func runAlongside() {
    guard isRunning, coordinator.hasAnimations else { return }
    let timing =
      (interactor as? any OwnTransition)?.alongsideTiming
      ?? AnimationTiming(duration: coordinator.transitionDuration, delay: 0, options: [])
    ViewAnimation(timing: timing, options: [], completion: nil).run { coordinator.runAnimations() }
  }

  private func withAnimationsTracked(_ work: () -> Void) {
    let outer = ViewAnimation.transitionTime
    ViewAnimation.transitionTime = time
    work()
    ViewAnimation.transitionTime = outer
  }
}
