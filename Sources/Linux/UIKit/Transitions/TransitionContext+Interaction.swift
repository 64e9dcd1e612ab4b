import CoreGraphics
import Foundation

extension TransitionContext {
  /// The shown progress, as a fraction of the duration from 0 to 1.
  var percentShown: CGFloat {
    let duration = coordinator.transitionDuration
    guard let time, duration > 0 else { return 0 }
    return CGFloat(min(max(time.elapsed / duration, 0), 1))
  }

  func move(to percentComplete: CGFloat) {
    guard isRunning, isInteractive else { return }
    coordinator.percentComplete = percentComplete
    time?.hold(at: Double(percentComplete) * coordinator.transitionDuration)
    if hasOwnCourse { interruptible?.fractionComplete = percentComplete }
  }

  func takeHold() {
    guard isRunning, !isInteractive else { return }
    isReturning = false
    isInteractive = true
    if let driven {
      takeCourse(of: driven)
      driven.isReversed = false
      time?.hold(at: Double(driven.fractionComplete) * coordinator.transitionDuration)
    } else if let time {
      time.hold(at: time.elapsed)
    }
    coordinator.percentComplete = percentShown
    coordinator.interactionDidChange()
  }

  /// Separates an animator from the transition's time. Under a finger, its `fractionComplete` is then a fraction of the shown
  /// distance, not of the time.
  private func takeCourse(of animator: UIViewImplicitlyAnimating) {
    hasOwnCourse = true
    animator.pauseAnimation()
  }

  /// The animator that a percent-driven interaction moves. Other interactors move their animators themselves.
  private var driven: UIViewImplicitlyAnimating? {
    interactor is UIPercentDrivenInteractiveTransition ? interruptible : nil
  }

  func letGo(finishes: Bool) {
    guard isRunning, isInteractive else { return }
    let wish = interactor?.completionSpeed ?? 1
    let speed = wish > 0 ? wish : 1
    isReturning = !finishes
    coordinator.completionVelocity = speed
    coordinator.completionCurve = interactor?.completionCurve ?? .easeInOut
    continueTime(finishes: finishes, speed: Double(speed))
    endInteraction()
  }

  /// Ends the interaction after the finger has lifted.
  func endInteraction() {
    isInteractive = false
    coordinator.interactionDidChange()
  }

  private func continueTime(finishes: Bool, speed: Double) {
    let curve = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
    if let driven, hasOwnCourse || curve != nil {
      takeCourse(of: driven)
      time?.run(at: 1)
      if !finishes { driven.isReversed.toggle() }
      driven.continueAnimation(
        withTimingParameters: curve, durationFactor: CGFloat((finishes ? 1 - percentShown : percentShown) / speed))
    } else {
      time?.run(at: finishes ? speed : -speed)
    }
  }
}
