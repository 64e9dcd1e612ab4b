import HalfModal

/// Moves the sheet to a detent by code.
struct MoveStep: AnimatedStep {
  static let key = "move"
  static let examples = [#"{"move": "large"}"#]
  static let meaning = "code moves the sheet to the detent of that name"
  let detent: Detent.ID
  let animated: Bool

  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.require([.sheet, .system, .child], in: state)
    detent = Detent.ID(try fields.value.string())
    animated = try fields.animated()
  }

  func check(with state: StepState, at node: Node) throws {
    guard !state.detents.contains(detent) else { return }
    let known = state.detents.map(\.rawValue).joined(separator: ", ")
    throw node.error("unknown detent \"\(detent)\"; known detents are \(known)")
  }

  func perform(in playback: Playback, on stage: any Stage) {
    playback.device.perform { stage.move(to: detent, animated: animated, completion: playback.completion(Self.key)) }
  }
}

extension MoveStep: RandomStep {
  static func random(in play: inout RandomPlay) -> JSON {
    let step: JSON = [key: .string(play.random.one(of: play.options.detentNames))]
    return play.random.once(in: 6) ? step.with("animated", false) : step
  }
}
