/// The rules for the order of a sheet's events.
struct EventGrammar {
  /// Whether the scene reports drags, with a begin and an end.
  let hasFingers: Bool
  /// Whether each refusal and dismissal follows a question. The system sheet also refuses without one.
  let asksFirst: Bool

  private var isThere = false
  private var isEntering = false
  private var isLeaving = false
  private var isHeld = false
  private var selected: Trace.Value?
  /// The reasons of questions that were not refused.
  private var asked: Set<String> = []
  private var questionsOfDrag = 0

  init(hasFingers: Bool, asksFirst: Bool) {
    self.hasFingers = hasFingers
    self.asksFirst = asksFirst
  }

  /// Reads the next event, and returns the rule it breaks, if any.
  mutating func read(_ event: Trace.Event) -> (law: String, problem: String)? {
    var reason = ""
    if case .string(let text)? = event.field("reason") { reason = text }
    switch event.name {
    case "willPresent":
      defer { (isThere, isEntering, isLeaving) = (true, true, false) }
      return isThere && !isLeaving ? ("L11", "willPresent of a sheet that is presented") : nil
    case "didPresent":
      defer { (isEntering, isLeaving) = (false, false) }
      return isEntering && !isHeld ? nil : ("L11", "didPresent without willPresent, or during a drag")
    case "beginDrag":
      defer { (isHeld, questionsOfDrag) = (true, 0) }
      return isThere && !isHeld ? nil : ("L10", "beginDrag of a sheet that is gone or already dragged")
    case "endDrag":
      defer { isHeld = false }
      return isHeld ? nil : ("L10", "endDrag without beginDrag")
    case "detent":
      defer { selected = event.field("to") }
      if event.field("from") == event.field("to") { return ("L11", "the detent changes to itself") }
      return selected == nil || selected == event.field("from")
        ? nil : ("L11", "the detent changes from one that is not selected")
    case "settled": return settle(event)
    case "shouldDismiss": return ask(reason)
    case "attemptToDismiss":
      return asked.remove(reason) == nil && asksFirst ? ("L11", "attemptToDismiss without shouldDismiss, reason \(reason)") : nil
    case "willDismiss":
      defer { isLeaving = true }
      if isLeaving { return ("L11", "willDismiss of a sheet that is being dismissed") }
      // A drag that reverses the presentation asks no question.
      return reason == "code" || asked.remove(reason) != nil || isEntering && reason == "drag" || !asksFirst
        ? nil : ("L11", "willDismiss without shouldDismiss, reason \(reason)")
    case "didDismiss":
      defer { self = EventGrammar(hasFingers: hasFingers, asksFirst: asksFirst) }
      return isHeld && hasFingers ? ("L10", "didDismiss during a drag") : nil
    default: return nil
    }
  }

  private mutating func settle(_ event: Trace.Event) -> (law: String, problem: String)? {
    guard event.field("finished") == .bool(true) else { return nil }
    let detent = event.field("detent")
    defer {
      isLeaving = false
      // A rest between detents selects none, and the next change is reported from the last selected one.
      if detent != .string("free") { selected = detent }
    }
    if isHeld { return ("L10", "settled during a drag") }
    return selected == nil || detent == .string("free") || selected == detent
      ? nil : ("L11", "settled at a detent that is not selected")
  }

  private mutating func ask(_ reason: String) -> (law: String, problem: String)? {
    asked.insert(reason)
    guard isThere else { return ("L11", "shouldDismiss of a sheet that is gone") }
    guard reason == "drag", hasFingers else { return nil }
    questionsOfDrag += 1
    if !isHeld { return ("L11", "shouldDismiss for a drag without a drag") }
    return questionsOfDrag == 1 ? nil : ("L11", "a second shouldDismiss in one drag")
  }
}
