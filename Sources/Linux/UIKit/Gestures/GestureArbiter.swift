/// The arbiter of the gesture recognizers of a window. It keeps the ones that have touches, grants or refuses their requests,
/// and calls their actions.
@MainActor final class GestureArbiter {
  /// The recognizers that have touches or wait for more, in the order in which they received their first touch.
  private(set) var active: [UIGestureRecognizer] = []
  /// Called after recognizers have changed, before they are reset.
  var didSettle: @MainActor () -> Void = {}

  private var untold: [UIGestureRecognizer] = []
  private var answers: [GestureQuestion: Bool] = [:]
  private var depth = 0
  private var isDirty = false

  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.arbiter = self
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Does work that may change recognizers, and then handles all its consequences.
  func perform(_ work: (GestureArbiter) -> Void) {
    depth += 1
    work(self)
    if depth == 1 { finish() }
    depth -= 1
  }

  /// Releases waiting recognizers and calls actions, until no change is left.
  func settle() {
    repeat {
      isDirty = false
      while releaseNext() {}
      let due = untold
      untold = []
      for recognizer in due { recognizer.tellActions() }
    } while isDirty || !untold.isEmpty
  }

  private func finish() {
    repeat {
      settle()
      didSettle()
      resetFinished()
    } while isDirty || !untold.isEmpty
  }

  private func resetFinished() {
    for recognizer in active where recognizer.isReadyForReset || recognizer.currentState == .possible && !recognizer.isDeciding {
      leave(recognizer)
    }
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    for touch in recognizer.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    let id = ObjectIdentifier(recognizer)
    answers = answers.filter { $0.key.first != id && $0.key.second != id }
    recognizer.arbiter = nil
    if recognizer.isFinished {
      recognizer.startOver()
    } else {
      recognizer.touches = []
      recognizer.isAbandoned = false
    }
  }

  // MARK: Changes of state

  /// Changes the state of a recognizer, and stores the change for its actions.
  func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.willEnter(state)
    recognizer.currentState = state
    recognizer.pendingState = nil
    isDirty = true
    guard state != .failed else { return }
    if state == .changed, recognizer.untold.last == .changed { return }
    recognizer.untold.append(state)
    if !untold.contains(where: { $0 === recognizer }) { untold.append(recognizer) }
  }

  /// Returns the answer to a question. It is asked once and then stored for the sequence of touches.
  func answer(_ question: GestureQuestion, ask: () -> Bool) -> Bool {
    if let known = answers[question] { return known }
    let answer = ask()
    answers[question] = answer
    return answer
  }
}

/// A question about two recognizers, which is asked once in each sequence of touches.
struct GestureQuestion: Hashable {
  enum Subject { case waiting, simultaneity }

  let subject: Subject
  let first: ObjectIdentifier
  let second: ObjectIdentifier

  @MainActor init(_ subject: Subject, _ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
    self.subject = subject
    self.first = ObjectIdentifier(first)
    self.second = ObjectIdentifier(second)
  }
}
