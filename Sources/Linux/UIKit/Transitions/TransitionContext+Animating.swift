import Foundation

extension TransitionContext {
  /// Runs the animator and what others have to run along with it.
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

  /// Starts a transition that something drives. An interactor of one's own runs its animations itself; others' are run along here.
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

  /// Starts the animator in a time that stands still if a finger drives it from the beginning.
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
      (interactor as? SheetTransition)?.alongsideTiming
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
