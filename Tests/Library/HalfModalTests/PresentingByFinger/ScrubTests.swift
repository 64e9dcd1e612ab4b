import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// The end of a transition that a finger scrubs.
@MainActor @Suite(.serialized) struct ScrubTests {
  private let device = VirtualDevice()

  /// The rest of a transition continues with the finger's speed, if that leads to the end that the transition goes to.
  @Test(arguments: [TransitionDirection.present, .dismiss], [true, false])
  func transitionContinuesWithTheSpeedOfTheFinger(direction: TransitionDirection, isInward: Bool) throws {
    let finishes = true
    let speed: CGFloat = isInward ? 3 : -3
    let velocity: CGFloat = isInward == (direction == .present) ? 3 : 0
    let scrub = Scrub()
    scrub.begin(direction)
    let driver = scrub.interaction()
    #expect(scrub.isRunning && !scrub.runsByItself)
    var releases = 0
    scrub.release(finishes: finishes, speed: speed) { releases += 1 }
    #expect(releases == 1)
    #expect(scrub.runsByItself)
    let timing = try #require(driver.timingCurve as? UISpringTimingParameters)
    #expect(timing.initialVelocity.dx == velocity)
    scrub.release(finishes: finishes, speed: speed) { releases += 1 }
    #expect(releases == 1)
    scrub.end()
    #expect(!scrub.isRunning)
  }
}
