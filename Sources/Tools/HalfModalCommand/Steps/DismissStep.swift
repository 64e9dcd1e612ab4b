/// Dismisses the sheet by code.
struct DismissStep: AnimatedStep {
  static let key = "dismiss"
  static let meaning = "code dismisses the sheet"
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    animated = try fields.animatedCall()
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.hide(animated: animated, completion: playback.completion(Self.key)) }
  }
}

extension DismissStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    play.random.once(in: 8) ? [key: true, "animated": false] : [key: true]
  }
}
