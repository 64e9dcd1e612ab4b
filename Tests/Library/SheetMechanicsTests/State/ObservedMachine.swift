import SheetMechanics

/// A machine whose events and states are compared with the grammar after each transition.
struct ObservedMachine: Hashable {
  private(set) var machine = SheetMachine()
  private var grammar = EventGrammar()
  /// The last detent at which the sheet rested or to which it moved.
  private var lastDetent: Detent.ID?

  /// Performs a transition.
  ///
  /// - Returns: The error in its events or in the state that follows, or nil.
  mutating func perform(_ transition: Transition) -> String? {
    let before = machine
    var events = transition.apply(to: &machine)
    if before.isUnreportedDrag, case .letGo = transition {
      if !events.isEmpty { return "the end of an unreported drag returned events" }
      var reported = before.reportingDrag
      events = transition.apply(to: &reported).filter { if case .didEndDragging = $0 { false } else { true } }
      if machine != reported { return "the end of an unreported drag leads to another state than that of a reported one" }
    }
    for event in events {
      if let error = grammar.accept(event) { return error }
    }
    defer { lastDetent = machine.phase == .dismissed ? nil : machine.detent ?? lastDetent }
    return detentError(events) ?? interruptionError(events, transition, before) ?? stateError
  }

  private func detentError(_ events: [SheetEvent]) -> String? {
    let changes = events.filter { if case .didChangeDetent = $0 { true } else { false } }
    var expected: [SheetEvent] = []
    if let lastDetent, let new = machine.detent, lastDetent != new { expected = [.didChangeDetent(from: lastDetent, to: new)] }
    return changes == expected ? nil : "\(changes) instead of \(expected)"
  }

  private func interruptionError(_ events: [SheetEvent], _ transition: Transition, _ before: SheetMachine) -> String? {
    let interruptions = events.filter { if case .didSettle(_, finished: false) = $0 { true } else { false } }
    let isInterrupted: Bool =
      switch (before.phase, transition) {
      case (.settling, .send(let destination)): destination != .dismissed
      case (.settling, .arrive): false
      case (.settling, _): machine.phase != .settling
      default: false
      }
    let expected: [SheetEvent] = isInterrupted ? [.didSettle(before.detent, finished: false)] : []
    return interruptions == expected ? nil : "\(interruptions) instead of \(expected)"
  }

  /// The contradiction between the state and the events, or in the state itself.
  private var stateError: String? {
    let phase = machine.phase
    if (phase == .dismissed) == grammar.isPresent { return "dismissed without an event" }
    if (phase == .dragging && !machine.isUnreportedDrag) != grammar.isDragged { return "dragged without an event" }
    if phase == .dismissing || machine.isOutward, grammar.dismissal == nil { return "moves out without an event" }
    if phase == .dismissing, !machine.isOutward { return "moves out and in" }
    if phase == .dismissed, machine != SheetMachine() { return "a dismissed sheet keeps a state" }
    if phase == .resting, machine.passage != .none || grammar.dismissal != nil || !grammar.hasAppeared {
      return "rests during a transition"
    }
    if phase == .presenting, machine.passage != .entering { return "moves in without a transition" }
    if case .leaving(let hasAppeared) = machine.passage, hasAppeared != grammar.hasAppeared { return "forgets didPresent" }
    if machine.isLeaving, grammar.dismissal == nil { return "leaves without an event" }
    if (machine.destination == .dismissed) != (phase == .dismissed) { return "has no destination" }
    return nil
  }
}

extension SheetMachine {
  var isUnreportedDrag: Bool {
    if case .dragging(_, isReported: false) = self { true } else { false }
  }

  /// The same drag if it causes events.
  var reportingDrag: SheetMachine {
    if case .dragging(let course, _) = self { .dragging(course, isReported: true) } else { self }
  }
}
