import UIKit
import UIKitTesting

/// Plays the steps of a scenario on a virtual device.
@MainActor final class Player {
  let scenario: Scenario
  private let playback: Playback

  /// The index of the current step.
  private(set) var stepNumber = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    playback = Playback(scenario.setting)
  }

  var device: VirtualDevice { playback.device }
  var trace: Trace { playback.trace }

  /// Called after each frame is added to the trace.
  var onFrame: () -> Void {
    get { playback.onFrame }
    set { playback.onFrame = newValue }
  }

  /// Called with the name in each step `mark`.
  var onMark: (String) -> Void {
    get { playback.onMark }
    set { playback.onMark = newValue }
  }

  /// Plays all steps, then dismisses and releases everything, even if a step fails.
  ///
  /// - Throws: `DoesNotSettle` if a step `settle` takes too long.
  func play() throws {
    defer { playback.end() }
    let stage = playback.begin()
    for (index, step) in scenario.steps.enumerated() {
      stepNumber = index
      playback.activity.count(step.effect, finger: (step as? any FingerStep)?.finger)
      try step.perform(in: playback, on: stage)
      playback.activity.follow(device)
    }
  }
}
