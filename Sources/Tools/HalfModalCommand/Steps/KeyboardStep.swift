import UIKit

/// Shows or hides the keyboard.
struct KeyboardStep: ScenarioStep {
  static let key = "keyboard"
  static let examples = [#"{"keyboard": {"height": 336, "duration": 0.25}}"#, #"{"keyboard": null}"#]
  static let meaning = "the keyboard appears, with a `duration` of 0.25 by default; it disappears"
  /// The keyboard to show; nil to hide it.
  let keyboard: Keyboard?

  struct Keyboard {
    /// In points.
    var height: CGFloat
    var duration: TimeInterval
  }

  init(_ fields: StepFields, after state: inout StepState) throws {
    keyboard = try fields.value.optional { node in
      let members = try node.object(keys: ["height", "duration"])
      guard let height = members["height"] else { throw node.error("\"height\" is missing") }
      return Keyboard(
        height: CGFloat(try height.length("the height of the keyboard")),
        duration: try members["duration"]?.duration() ?? 0.25)
    }
  }

  // The fastest keyboard animation takes a fifth of a second.
  var effect: Activity.Effect { keyboard.map { $0.duration < 0.2 } == true ? .jump : .command }

  func perform(in playback: Playback, on stage: any Stage) {
    if let keyboard {
      playback.device.showKeyboard(height: keyboard.height, duration: keyboard.duration)
    } else {
      playback.device.hideKeyboard()
    }
    playback.recordSetup()
  }
}

extension KeyboardStep: RandomStep {
  /// Shows the keyboard, or hides it if it is shown.
  static func random(in play: inout RandomPlay) -> JSON {
    play.isKeyboardShown.toggle()
    guard play.isKeyboardShown else { return [key: .null] }
    return [key: ["height": .number(play.random.one(of: [216, 336])), "duration": 0.25]]
  }
}
