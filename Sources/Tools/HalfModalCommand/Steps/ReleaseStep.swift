/// Releases the sheet and its content.
struct ReleaseStep: PlainStep {
  static let key = "release"
  static let meaning = "the host releases the sheet and its content"

  var effect: Activity.Effect { .jump }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.release() }
  }
}
