/// The phase of a transition, which begins once and ends once.
struct TransitionPhase {
  enum Step: Equatable { case waiting, running, ended(completed: Bool) }

  private(set) var step = Step.waiting

  var isRunning: Bool { step == .running }
  var wasCancelled: Bool { step == .ended(completed: false) }

  /// Begins the transition. Returns false if it has already begun.
  mutating func begin() -> Bool {
    guard step == .waiting else { return false }
    step = .running
    return true
  }

  /// Ends the transition. Returns false if it has not begun or has already ended.
  mutating func end(completed: Bool) -> Bool {
    guard step == .running else { return false }
    step = .ended(completed: completed)
    return true
  }
}
