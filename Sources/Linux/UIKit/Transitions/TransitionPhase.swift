/// How far a transition has come. It begins once and ends once, whoever tries again.
struct TransitionPhase {
  enum Step: Equatable { case waiting, running, ended(completed: Bool) }

  private(set) var step = Step.waiting

  var isRunning: Bool { step == .running }
  var wasCancelled: Bool { step == .ended(completed: false) }

  /// False where it had begun already.
  mutating func begin() -> Bool {
    guard step == .waiting else { return false }
    step = .running
    return true
  }

  /// False where it is not running: it has not begun, or has ended.
  mutating func end(completed: Bool) -> Bool {
    guard step == .running else { return false }
    step = .ended(completed: completed)
    return true
  }
}
