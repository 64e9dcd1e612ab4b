import UIKit

/// Presents a full-screen controller over everything.
struct CoverStep: AnimatedStep {
  static let key = "cover"
  static let meaning = "code presents a full-screen controller over everything"
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    animated = try fields.animatedCall()
  }

  var effect: Activity.Effect { .command }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { cover(stage, completion: playback.completion(Self.key)) }
  }

  @MainActor private func cover(_ stage: any Stage, completion: @escaping (Bool) -> Void) {
    let front = stage.presenter.frontmost
    let cover = CoverController()
    cover.modalPresentationStyle = .fullScreen
    guard !(front is CoverController), !front.isBeingPresented, !front.isBeingDismissed else {
      return completion(false)
    }
    front.present(cover, animated: animated) { completion(true) }
  }
}

extension CoverStep: RandomStep {
  /// Covers the screen, or uncovers it if it is covered.
  static func random(in play: inout RandomPlay) -> JSON {
    play.isCovered.toggle()
    let step: JSON = [play.isCovered ? key : UncoverStep.key: true]
    return play.random.once(in: 3) ? step.with("animated", false) : step
  }
}
