import UIKit

/// Dismisses the controller that `cover` presented.
struct UncoverStep: AnimatedStep {
  static let key = "uncover"
  static let meaning = "code dismisses the controller of `cover`"
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    animated = try fields.animatedCall()
  }

  var effect: Activity.Effect { .command }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { uncover(stage, completion: playback.completion(Self.key)) }
  }

  @MainActor private func uncover(_ stage: any Stage, completion: @escaping (Bool) -> Void) {
    guard let cover = stage.presenter.frontmost as? CoverController, !cover.isBeingPresented, !cover.isBeingDismissed else {
      return completion(false)
    }
    cover.dismiss(animated: animated) { completion(true) }
  }
}
