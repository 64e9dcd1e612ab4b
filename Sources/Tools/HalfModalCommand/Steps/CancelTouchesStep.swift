/// Cancels all touches, as the system can.
struct CancelTouchesStep: PlainStep {
  static let key = "cancelTouches"
  static let meaning = "the system cancels all touches"

  var effect: Activity.Effect { .touch }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.cancelTouches()
  }
}

extension CancelTouchesStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    play.down = []
    return [key: true]
  }
}
