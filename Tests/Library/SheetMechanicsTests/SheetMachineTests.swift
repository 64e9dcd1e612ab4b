import SheetMechanics
import Testing

@Suite struct SheetMachineTests {
  typealias Event = SheetMachine.Event

  /// A machine after these edges.
  func machine(_ edges: Edge...) -> SheetMachine {
    var machine = SheetMachine()
    for edge in edges { _ = edge.apply(to: &machine) }
    return machine
  }

  let enter = Edge.enter(.stop(.medium))
  func letGo(_ target: SheetTarget) -> Edge { .letGo(target, isCancelled: false, wasRefused: false) }

  // MARK: Lives

  @Test func aWholeLife() {
    var machine = SheetMachine()
    #expect(machine.enter(to: .stop(.medium)) == [.willPresent])
    #expect(machine.phase == .presenting)
    #expect(machine.arrive() == [.didPresent, .didSettle(.medium, finished: true)])
    #expect(machine.phase == .resting)
    #expect(machine.take() == [.didBeginDrag])
    #expect(machine.phase == .dragging)
    #expect(
      machine.letGo(to: .stop(.large), velocity: 900) == [
        .didEndDrag(.stop(.large), velocity: 900, isCancelled: false), .didChangeDetent(from: .medium, to: .large),
      ])
    #expect(machine.phase == .settling)
    #expect(machine.arrive() == [.didSettle(.large, finished: true)])
    #expect(machine.leave(for: .escape) == [.willDismiss(.escape)])
    #expect(machine.phase == .dismissing)
    #expect(machine.remove() == [.didDismiss(.escape)])
    #expect(machine == SheetMachine())
  }

  @Test func aSheetThatIsDraggedOut() {
    var machine = machine(enter, .arrive, .take)
    #expect(machine.leave(for: .drag) == [.willDismiss(.drag)])
    #expect(machine.phase == .dragging)
    #expect(machine.letGo(to: .gone, velocity: -500) == [.didEndDrag(.gone, velocity: -500, isCancelled: false)])
    #expect(machine.phase == .dismissing)
    #expect(machine.place == .stop(.medium))
    #expect(machine.remove() == [.didDismiss(.drag)])
  }

  @Test func aRefusedDragTellsOfTheAttempt() {
    var machine = machine(enter, .arrive, .take)
    #expect(
      machine.letGo(to: .stop(.medium), velocity: 0, wasRefused: true) == [
        .didEndDrag(.stop(.medium), velocity: 0, isCancelled: false), .didAttemptToDismiss(.drag),
      ])
    #expect(machine.refuse(.backdrop) == [.didAttemptToDismiss(.backdrop)])
    #expect(SheetMachine().refuse(.backdrop) == [])
  }

  @Test func aDismissalThatAFingerTurnsBackCanGoOn() {
    var machine = machine(enter, .arrive, .leave(.code), .take)
    #expect(machine.isOutbound)
    #expect(machine.letGo(to: .stop(.medium)) == [.didEndDrag(.stop(.medium), velocity: 0, isCancelled: false)])
    #expect(machine.phase == .settling)
    #expect(machine.passage == .leaving)
    #expect(!machine.isOutbound)
    var back = machine
    #expect(back.arrive() == [.didSettle(.medium, finished: true)])
    #expect(back.leave(for: .drag) == [.willDismiss(.drag)])
    // Before it has settled, the way out that was told is the one that goes on.
    #expect(machine.leave(for: .escape) == [.didSettle(.medium, finished: false)])
    #expect(machine.phase == .dismissing)
    #expect(machine.remove() == [.didDismiss(.code)])
  }

  @Test func aSheetThatTurnsRoundByCodeIsPresentedAnew() {
    var machine = machine(enter, .arrive, .leave(.backdrop))
    #expect(machine.enter(to: .stop(.large)) == [.willPresent, .didChangeDetent(from: .medium, to: .large)])
    #expect(machine.phase == .presenting)
    #expect(machine.arrive() == [.didPresent, .didSettle(.large, finished: true)])
    #expect(machine.leave(for: .code) == [.willDismiss(.code)])
  }

  @Test func aSheetThatAFingerBringsBackOnItsFirstWayIsPresented() {
    // It was hidden before it had arrived.
    var machine = machine(enter, .leave(.code), .take, letGo(.stop(.medium)))
    #expect(machine.phase == .settling)
    #expect(machine.arrive() == [.didPresent, .didSettle(.medium, finished: true)])
  }

  @Test func aSheetThrownOutOnItsWayIn() {
    var machine = machine(enter, .take)
    #expect(
      machine.letGo(to: .gone, velocity: -2000) == [
        .didEndDrag(.gone, velocity: -2000, isCancelled: false), .willDismiss(.drag),
      ])
    #expect(machine.phase == .dismissing)
    #expect(machine.passage == .entering)
    #expect(machine.remove() == [.didDismiss(.drag)])
  }

  @Test func goneInTheMiddle() {
    var dragged = machine(enter, .arrive, .take)
    #expect(
      dragged.remove() == [.didEndDrag(.stop(.medium), velocity: 0, isCancelled: true), .didDismiss(.code)])
    var settling = machine(enter, .arrive, .send(.stop(.large)))
    #expect(settling.remove() == [.didSettle(.large, finished: false), .didDismiss(.code)])
  }

  @Test func aRestBetweenDetents() {
    var machine = machine(enter, .arrive, .take)
    #expect(machine.letGo(to: .extent(312.5)) == [.didEndDrag(.extent(312.5), velocity: 0, isCancelled: false)])
    #expect(machine.detent == nil)
    #expect(machine.arrive() == [.didSettle(nil, finished: true)])
    // The detent before the rest counts for what is told of the next one.
    #expect(machine.send(to: .stop(.large)) == [.didChangeDetent(from: .medium, to: .large)])
    #expect(machine.arrive() == [.didSettle(.large, finished: true)])
    #expect(
      machine.take() + machine.letGo(to: .extent(700)) + machine.arrive() + machine.send(to: .stop(.large)) == [
        .didBeginDrag, .didEndDrag(.extent(700), velocity: 0, isCancelled: false), .didSettle(nil, finished: true),
      ])
  }

  @Test func aMotionThatIsSentElsewhereEndsUnfinished() {
    var machine = machine(enter, .arrive, .send(.stop(.large)))
    #expect(
      machine.send(to: .stop(.medium)) == [
        .didSettle(.large, finished: false), .didChangeDetent(from: .large, to: .medium),
      ])
    #expect(machine.take() == [.didSettle(.medium, finished: false), .didBeginDrag])
  }

  // MARK: Every edge of every phase

  /// Where each edge leads from each phase, as a table: "-" where it is refused.
  @Test func everyEdgeOfEveryPhase() {
    let starts: [(String, SheetMachine)] = [
      ("gone", SheetMachine()),
      ("presenting", machine(enter)),
      ("resting", machine(enter, .arrive)),
      ("dragging", machine(enter, .arrive, .take)),
      ("dragging in", machine(enter, .take)),
      ("dragging out", machine(enter, .arrive, .leave(.code), .take)),
      ("settling", machine(enter, .arrive, .send(.stop(.large)))),
      ("turned back", machine(enter, .arrive, .leave(.code), .take, letGo(.stop(.medium)))),
      ("dismissing", machine(enter, .arrive, .leave(.code))),
    ]
    let edges: [Edge] = [
      .enter(.stop(.medium)), .leave(.code), .remove, .take, letGo(.stop(.medium)), letGo(.gone), .release,
      .send(.stop(.large)), .arrive,
    ]
    let table: [String: String] = [
      "gone": "presenting - - - - - - - -",
      "presenting": "- dismissing gone dragging - - - presenting resting",
      "resting": "- dismissing gone dragging - - - settling resting",
      "dragging": "- dragging gone - settling dismissing settling dragging -",
      "dragging in": "- dragging gone - presenting dismissing presenting dragging -",
      "dragging out": "dragging dragging gone - settling dismissing dismissing dragging -",
      "settling": "- dismissing gone dragging - - - settling resting",
      "turned back": "presenting dismissing gone dragging - - - settling resting",
      "dismissing": "presenting dismissing gone dragging - - - dismissing resting",
    ]
    for (name, start) in starts {
      let row = edges.map { edge in
        var machine = start
        let events = edge.apply(to: &machine)
        return machine == start && events.isEmpty && !isSame(edge, in: start) ? "-" : machine.phase.rawValue
      }
      #expect(row.joined(separator: " ") == table[name], "\(name)")
    }
  }

  /// Edges that are let in, and find everything as they would have it.
  private func isSame(_ edge: Edge, in machine: SheetMachine) -> Bool {
    switch edge {
    case .leave: machine.isOutbound
    case .send: machine.phase != .gone
    default: false
    }
  }

  @Test func nothingIsSentToNowhere() {
    for start in [SheetMachine(), machine(enter), machine(enter, .arrive), machine(enter, .arrive, .leave(.code))] {
      for edge in [Edge.enter(.gone), .send(.gone)] {
        var machine = start
        #expect(edge.apply(to: &machine) == [])
        #expect(machine == start)
      }
    }
  }

  // MARK: Grammar

  /// Every state that any sequence of edges can lead to, with every edge from there.
  @Test func everyBeginningHasOneEndInEveryReachableState() {
    var seen: Set<Telling> = [Telling()]
    var fresh: [Telling] = [Telling()]
    while let start = fresh.popLast() {
      for edge in Edge.all {
        var telling = start
        if let fault = telling.follow(edge) {
          Issue.record("\(edge) in \(start.machine): \(fault)")
          return
        }
        if seen.insert(telling).inserted { fresh.append(telling) }
      }
    }
    #expect(Set(seen.map(\.machine.phase)) == Set(SheetPhase.allCases))
    #expect(seen.count > 50)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aLongLife(seed: UInt64) {
    var random = Random(seed: seed)
    var telling = Telling()
    var lives = 0
    let likely: [Edge] = [.enter(.stop(.medium)), .arrive, .take, letGo(.stop(.large)), letGo(.gone)]
    for step in 0..<100_000 {
      let edge = Bool.random(using: &random) ? likely.randomElement(using: &random) : Edge.all.randomElement(using: &random)
      guard let edge else { return }
      if let fault = telling.follow(edge) {
        Issue.record("step \(step), \(edge): \(fault)")
        return
      }
      if edge == .remove { lives += 1 }
    }
    #expect(lives > 500)
  }
}
