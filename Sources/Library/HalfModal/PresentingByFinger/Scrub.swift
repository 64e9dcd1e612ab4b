import UIKit

/// The transitions of a scrubbed modal. A finger can scrub them: it sets their progress.
@MainActor final class Scrub {
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The direction of the current or the last transition.
  private(set) var direction = TransitionDirection.present
  /// Whether a finger holds the transition.
  private(set) var isHeld = false
  /// Whether the modal was moving out when a finger caught it.
  private(set) var wasOutward = false

  /// Whether a transition runs.
  var isRunning: Bool { driver != nil }

  /// Whether a transition runs and no finger holds it.
  var runsByItself: Bool { driver != nil && !isHeld }

  /// The progress of the modal, from 0 (dismissed) to 1 (presented); nil if no finger holds a transition.
  var progress: CGFloat? {
    guard isHeld, let driver else { return nil }
    return direction == .present ? driver.percentComplete : 1 - driver.percentComplete
  }

  /// Begins a transition under a finger.
  func begin(_ direction: TransitionDirection) {
    self.direction = direction
    isHeld = true
    driver = makeDriver()
  }

  /// Stores the direction of a transition that UIKit begins.
  func turn(_ direction: TransitionDirection) {
    self.direction = direction
  }

  /// The interaction controller for UIKit.
  func interaction() -> UIPercentDrivenInteractiveTransition {
    let driver = driver ?? makeDriver()
    self.driver = driver
    return driver
  }

  /// A finger catches the transition.
  func pause(wasOutward: Bool) {
    self.wasOutward = wasOutward
    driver?.pause()
    isHeld = true
  }

  /// Moves the modal to a progress, from 0 (dismissed) to 1 (presented).
  func update(_ progress: CGFloat) {
    let part = min(1, max(0, progress))
    driver?.update(direction == .present ? part : 1 - part)
  }

  /// Lets the transition continue without the finger.
  ///
  /// - Parameters:
  ///   - finishes: Whether the transition continues to its end; otherwise it returns to its beginning.
  ///   - speed: The change of the modal's progress per second; positive if it moves in.
  ///   - animated: Whether the rest of the transition is animated.
  ///   - willRelease: Called before UIKit continues.
  func release(finishes: Bool, speed: CGFloat, animated: Bool = true, willRelease: () -> Void) {
    guard let driver, isHeld else { return }
    isHeld = false
    let sign: CGFloat = finishes == (direction == .present) ? 1 : -1
    let rest = finishes ? 1 - driver.percentComplete : driver.percentComplete
    let velocity = rest > 0.01 ? max(0, speed * sign) / rest : 0
    driver.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    // The rest takes 0.4 s at most.
    driver.completionSpeed = animated ? max(1, rest * driver.duration / 0.4) : 1e6
    willRelease()
    if finishes {
      driver.finish()
    } else {
      driver.cancel()
    }
  }

  /// Forgets the transition after UIKit has ended it.
  func end() {
    driver = nil
    isHeld = false
  }

  private func makeDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = ScrubDriver()
    driver.wantsInteractiveStart = isHeld
    return driver
  }
}
