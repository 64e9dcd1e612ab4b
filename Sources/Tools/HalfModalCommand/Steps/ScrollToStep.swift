import UIKit

/// Sets the offset of the list by code.
struct ScrollToStep: ScenarioStep {
  static let key = "scrollTo"
  static let examples = [#"{"scrollTo": 500}"#]
  static let meaning = "code sets the offset of the list, or of the table in the scene `pull`"
  let offset: CGFloat
  /// Whether the modal's position depends on the offset, as it does during a pull.
  private let movesModal: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    offset = CGFloat(try fields.value.coordinate())
    movesModal = state.scene == .pull
  }

  var effect: Activity.Effect { movesModal ? .jump : .command }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.scroll(to: offset) }
  }
}

extension ScrollToStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    [key: .number(Double(play.random.integer(0...600)))]
  }
}
