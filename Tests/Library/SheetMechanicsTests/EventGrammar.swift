import SheetMechanics

/// What a host may hear, told from the events alone: each beginning has one end, in an order that makes sense.
struct EventGrammar: Hashable {
  private(set) var isThere = false
  private(set) var isDragged = false
  private(set) var isPresented = false
  private(set) var leaving: DismissalReason?

  /// Hears one event.
  ///
  /// - Returns: What is wrong with it, or nil.
  mutating func hear(_ event: SheetMachine.Event) -> String? {
    if !isThere, event != .willPresent { return "told of a sheet that is gone" }
    switch event {
    case .willPresent:
      if isThere, leaving == nil { return "comes in twice" }
      isThere = true
      // A sheet that comes back by code is presented anew.
      isPresented = false
      leaving = nil
    case .didPresent:
      if isPresented { return "arrives a second time" }
      if isDragged { return "arrives in a hand" }
      isPresented = true
    case .didBeginDrag:
      if isDragged { return "taken twice" }
      isDragged = true
    case .didEndDrag:
      if !isDragged { return "let go of twice" }
      isDragged = false
    case .didChangeDetent(let old, let new):
      if old == new { return "changes to the same detent" }
    case .didSettle(_, let finished):
      if isDragged { return "settles in a hand" }
      if finished, !isPresented { return "settled before it was presented" }
      if finished { leaving = nil }
    case .didAttemptToDismiss:
      break
    case .willDismiss(let reason):
      if leaving != nil { return "leaves twice" }
      leaving = reason
    case .didDismiss(let reason):
      if isDragged { return "gone from a hand" }
      if let leaving, leaving != reason { return "left for one reason and gone for another" }
      self = EventGrammar()
    }
    return nil
  }
}

/// One edge of the machine, as a value.
enum Edge: Hashable {
  case enter(SheetTarget)
  case leave(DismissalReason)
  case remove
  case take
  case letGo(SheetTarget, isCancelled: Bool, wasRefused: Bool)
  case release
  case send(SheetTarget)
  case arrive
  case refuse(DismissalReason)

  func apply(to machine: inout SheetMachine) -> [SheetMachine.Event] {
    switch self {
    case .enter(let target): machine.enter(to: target)
    case .leave(let reason): machine.leave(for: reason)
    case .remove: machine.remove()
    case .take: machine.take()
    case .letGo(let target, let isCancelled, let wasRefused):
      machine.letGo(to: target, velocity: 7, isCancelled: isCancelled, wasRefused: wasRefused)
    case .release: machine.release()
    case .send(let target): machine.send(to: target)
    case .arrive: machine.arrive()
    case .refuse(let reason): machine.refuse(reason)
    }
  }

  /// Every edge with two detents, a rest between them, and every reason.
  static let all: [Edge] = {
    let targets: [SheetTarget] = [.stop(.medium), .stop(.large), .extent(300), .gone]
    var edges: [Edge] = [.remove, .take, .release, .arrive]
    for target in targets {
      edges += [.enter(target), .send(target)]
      for (isCancelled, wasRefused) in [(false, false), (true, false), (false, true)] {
        edges.append(.letGo(target, isCancelled: isCancelled, wasRefused: wasRefused))
      }
    }
    return edges + DismissalReason.allCases.flatMap { [.leave($0), .refuse($0)] }
  }()
}

/// A machine and what its host heard.
struct Telling: Hashable {
  var machine = SheetMachine()
  var grammar = EventGrammar()
  /// The detent to which the sheet was bound last.
  private var bound: Detent.ID?

  /// Takes an edge, and finds what is wrong with what is told then, or with the state that follows.
  mutating func follow(_ edge: Edge) -> String? {
    let before = machine
    let events = edge.apply(to: &machine)
    for event in events {
      if let fault = grammar.hear(event) { return fault }
    }
    let changes = events.filter { if case .didChangeDetent = $0 { true } else { false } }
    let expected: [SheetMachine.Event] =
      if let old = bound, let new = machine.detent, old != new { [.didChangeDetent(from: old, to: new)] } else { [] }
    if changes != expected { return "the detent became another, and that was not told" }
    bound = machine.phase == .gone ? nil : machine.detent ?? bound
    let cut = events.filter { if case .didSettle(_, finished: false) = $0 { true } else { false } }
    let isCut: Bool =
      switch (before.phase, edge) {
      case (.settling, .send(let target)): target != .gone
      case (.settling, .arrive): false
      case (.settling, _): machine.phase != .settling
      default: false
      }
    if cut != (isCut ? [.didSettle(before.detent, finished: false)] : []) { return "a motion has no end, or one too many" }
    return fault
  }

  /// What does not fit in the state itself.
  private var fault: String? {
    if (machine.phase == .gone) != !grammar.isThere { return "gone without a word" }
    if (machine.phase == .dragging) != grammar.isDragged { return "dragged without a word" }
    if machine.phase == .dismissing, grammar.leaving == nil { return "goes out without a word" }
    if machine.isOutbound, grammar.leaving == nil { return "bound out without a word" }
    if machine.phase == .gone, machine != SheetMachine() { return "remembers another life" }
    if machine.phase == .resting, machine.passage != .none || grammar.leaving != nil || !grammar.isPresented {
      return "rests on its way"
    }
    if machine.phase == .presenting, machine.passage != .entering { return "comes in without a passage" }
    if machine.phase != .gone, machine.place == .gone { return "is nowhere" }
    return nil
  }
}
