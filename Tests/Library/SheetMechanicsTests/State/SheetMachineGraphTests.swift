import SheetMechanics
import TestRandom
import Testing

/// The properties of a sheet's states and events that hold after any sequence of transitions.
@Suite struct SheetMachineGraphTests {
  /// Every state to which a sequence of transitions can lead.
  static let reachable: Set<SheetMachine> = {
    var seen: Set = [SheetMachine()]
    var unvisited = Array(seen)
    while let start = unvisited.popLast() {
      for transition in Transition.all {
        var machine = start
        _ = transition.apply(to: &machine)
        if seen.insert(machine).inserted { unvisited.append(machine) }
      }
    }
    return seen
  }()

  @Test func everyPhaseIsReachable() {
    #expect(Set(Self.reachable.map(\.phase)) == Set(SheetPhase.allCases))
    #expect(Self.reachable.contains { $0.isUnreportedDrag })
  }

  @Test func transitionThatDoesNotApplyChangesNothingAndReturnsNoEvent() {
    for start in Self.reachable {
      for transition in Transition.all where !transition.applies(to: start) {
        var machine = start
        #expect(transition.apply(to: &machine) == [], "\(transition) in \(start)")
        #expect(machine == start, "\(transition)")
      }
    }
  }

  @Test func transitionThatChangesNothingReturnsNoEvent() {
    for start in Self.reachable {
      for transition in Transition.all where transition.applies(to: start) {
        var machine = start
        let events = transition.apply(to: &machine)
        if machine == start { #expect(events.isEmpty == !transition.canRepeat(in: start), "\(transition) in \(start)") }
      }
    }
  }

  /// Follows every transition from every state that any sequence of transitions can reach.
  @Test func everyReachableStateFollowsTheGrammar() {
    var seen: Set = [ObservedMachine()]
    var unvisited = Array(seen)
    while let start = unvisited.popLast() {
      for transition in Transition.all {
        var observed = start
        if let error = observed.perform(transition) {
          Issue.record("\(transition) in \(start.machine): \(error)")
          return
        }
        if seen.insert(observed).inserted { unvisited.append(observed) }
      }
    }
    #expect(Set(seen.map(\.machine)) == Self.reachable)
    #expect(seen.count > 50)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func randomWalkFollowsTheGrammar(seed: UInt64) {
    var random = Random(seed: seed)
    var observed = ObservedMachine()
    var removals = 0
    let likely: [Transition] = [
      .enter(.detent(.medium)), .arrive, .take, .take(isReported: false), .letGo(.detent(.large)), .letGo(.dismissed),
    ]
    for step in 0..<100_000 {
      let transitions = Bool.random(using: &random) ? likely : Transition.all
      guard let transition = transitions.randomElement(using: &random) else { return }
      if let error = observed.perform(transition) {
        Issue.record("step \(step), \(transition): \(error)")
        return
      }
      if transition == .remove { removals += 1 }
    }
    #expect(removals > 500)
  }
}
