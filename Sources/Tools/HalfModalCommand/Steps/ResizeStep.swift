import UIKit

/// Changes the size of the window.
struct ResizeStep: ScenarioStep {
  static let key = "resize"
  static let otherKeys = ["safeArea", "for"]
  static let examples = [#"{"resize": [844, 390], "safeArea": {}, "for": 0.3}"#]
  static let meaning = """
    the device rotates or the window gets another size, animated for `for` seconds or at once; without `safeArea`, the safe area \
    stays the same
    """
  let size: CGSize
  let safeArea: UIEdgeInsets?
  let duration: TimeInterval

  init(_ fields: StepFields, after state: inout StepState) throws {
    _ = try fields.value.pair("a size")
    let sides = try fields.value.array().map { try $0.length("a side") }
    size = CGSize(width: sides[0], height: sides[1])
    safeArea = try fields["safeArea"].map { try UIEdgeInsets($0) }
    duration = try fields["for"]?.duration() ?? 0
    state.windowSize = size
  }

  // The fastest animation of a keyboard or a rotation takes a fifth of a second.
  var effect: Activity.Effect { duration < 0.2 ? .jump : .command }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.activity.isTurning = true
    playback.device.resize(to: size, safeAreaInsets: safeArea, duration: duration)
    playback.device.run(for: duration)
    playback.activity.isTurning = false
  }
}

extension ResizeStep: RandomStep {
  /// Rotates the device, or rotates it back.
  static func random(in play: inout RandomPlay) -> JSON {
    let isUpright = play.size.height == play.upright.height
    play.size = isUpright ? (play.upright.height, play.upright.width) : play.upright
    let safeArea: JSON = isUpright ? ["left": 47, "right": 47, "bottom": 21] : ["top": 47, "bottom": 34]
    let duration = play.random.once(in: 4) ? 0 : 0.3
    return [key: [.number(play.size.width), .number(play.size.height)], "safeArea": safeArea, "for": .number(duration)]
  }
}
