import Foundation

extension Laws {
  /// L10 and L11: which events may follow which. A finger takes hold once and lets go once; a person's wish is one question, and its
  /// answer decides; what settles is what is selected.
  var routes: [Violation] {
    var grammar = EventGrammar(
      hasFingers: scenario.scene == .sheet || scenario.scene == .child, asksFirst: scenario.scene != .system)
    return trace.events.compactMap { event in
      grammar.read(event).map { Violation(law: $0.law, time: event.time, what: $0.what) }
    }
  }
}

/// What a sheet's events may say after those before them.
struct EventGrammar {
  /// Whether drags are told, with a beginning and an end.
  let hasFingers: Bool
  /// Whether nobody is refused without having been asked about; the system does so.
  let asksFirst: Bool

  private var isThere = false
  private var isEntering = false
  private var isLeaving = false
  private var isHeld = false
  private var selected: Trace.Value?
  /// The reasons that were asked about and not refused.
  private var asked: Set<String> = []
  private var questionsOfDrag = 0

  init(hasFingers: Bool, asksFirst: Bool) {
    self.hasFingers = hasFingers
    self.asksFirst = asksFirst
  }

  /// Takes up one more event, and returns what is wrong with it.
  mutating func read(_ event: Trace.Event) -> (law: String, what: String)? {
    var reason = ""
    if case .string(let text)? = event.field("reason") { reason = text }
    switch event.name {
    case "willPresent":
      defer { (isThere, isEntering, isLeaving) = (true, true, false) }
      return isThere && !isLeaving ? ("L11", "willPresent of a sheet that is there") : nil
    case "didPresent":
      defer { (isEntering, isLeaving) = (false, false) }
      return isEntering && !isHeld ? nil : ("L11", "didPresent without willPresent, or under a finger")
    case "beginDrag":
      defer { (isHeld, questionsOfDrag) = (true, 0) }
      return isThere && !isHeld ? nil : ("L10", "beginDrag of a sheet that is gone or held")
    case "endDrag":
      defer { isHeld = false }
      return isHeld ? nil : ("L10", "endDrag without beginDrag")
    case "detent":
      defer { selected = event.field("to") }
      if event.field("from") == event.field("to") { return ("L11", "the detent changes to itself") }
      return selected == nil || selected == event.field("from")
        ? nil : ("L11", "the detent changes from one that was not selected")
    case "settled": return settle(event)
    case "shouldDismiss": return ask(reason)
    case "attemptToDismiss":
      return asked.remove(reason) == nil && asksFirst ? ("L11", "a refusal without a question, \(reason)") : nil
    case "willDismiss":
      defer { isLeaving = true }
      if isLeaving { return ("L11", "willDismiss of a sheet that is on its way out") }
      // What is on its way in has not been there to be asked about.
      return reason == "code" || asked.remove(reason) != nil || isEntering && reason == "drag" || !asksFirst
        ? nil : ("L11", "willDismiss without a question, \(reason)")
    case "didDismiss":
      defer { self = EventGrammar(hasFingers: hasFingers, asksFirst: asksFirst) }
      return isHeld && hasFingers ? ("L10", "didDismiss under a finger") : nil
    default: return nil
    }
  }

  private mutating func settle(_ event: Trace.Event) -> (law: String, what: String)? {
    guard event.field("finished") == .bool(true) else { return nil }
    let detent = event.field("detent")
    defer {
      isLeaving = false
      // A rest between detents selects none, and the next change is told from the last one.
      if detent != .string("free") { selected = detent }
    }
    if isHeld { return ("L10", "settled under a finger") }
    return selected == nil || detent == .string("free") || selected == detent
      ? nil : ("L11", "settled at a detent that is not selected")
  }

  private mutating func ask(_ reason: String) -> (law: String, what: String)? {
    asked.insert(reason)
    guard isThere else { return ("L11", "a question about a sheet that is gone") }
    guard reason == "drag", hasFingers else { return nil }
    questionsOfDrag += 1
    if !isHeld { return ("L11", "a question about a drag that is not") }
    return questionsOfDrag == 1 ? nil : ("L11", "a second question in one drag")
  }
}
