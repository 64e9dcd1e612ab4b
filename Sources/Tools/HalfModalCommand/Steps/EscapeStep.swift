/// Makes the accessibility escape gesture.
struct EscapeStep: PlainStep {
  static let key = "escape"
  static let meaning = "the accessibility escape gesture"

  var effect: Activity.Effect { .command }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.escape()
  }
}

extension EscapeStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    [key: true]
  }
}
