import Foundation

extension Laws {
  /// L10 and L11: the order of the events. A drag begins and ends once. Each gesture that dismisses asks one question, and the answer
  /// decides. The sheet settles at the selected detent.
  var routes: [Violation] {
    var grammar = EventGrammar(
      hasFingers: scenario.scene == .sheet || scenario.scene == .child, asksFirst: scenario.scene != .system)
    return trace.events.compactMap { event in
      grammar.read(event).map { Violation(law: $0.law, time: event.time, problem: $0.problem) }
    }
  }
}
