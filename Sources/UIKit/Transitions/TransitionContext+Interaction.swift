import CoreGraphics
import Foundation

extension TransitionContext {
  /// The part of the duration at which the transition is, 0 to 1.
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
    if hasOwnCourse, let interruptible {
      // It is not where the time is. From here on it is moved along with that.
      interruptible.pauseAnimation()
      interruptible.isReversed = false
      time?.hold(at: Double(interruptible.fractionComplete) * coordinator.transitionDuration)
    } else if let time {
      time.hold(at: time.elapsed)
    }
    coordinator.percentComplete = percentShown
    coordinator.interactionDidChange()
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

  /// The finger has left.
  func endInteraction() {
    isInteractive = false
    coordinator.interactionDidChange()
  }

  private func continueTime(finishes: Bool, speed: Double) {
    let driver = interactor as? UIPercentDrivenInteractiveTransition
    if let curve = driver?.timingCurve, let interruptible {
      hasOwnCourse = true
      time?.run(at: 1)
      interruptible.pauseAnimation()
      if !finishes { interruptible.isReversed.toggle() }
      interruptible.continueAnimation(
        withTimingParameters: curve, durationFactor: CGFloat((finishes ? 1 - percentShown : percentShown) / speed))
    } else {
      time?.run(at: finishes ? speed : -speed)
    }
  }
}
