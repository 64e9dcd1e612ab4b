extension UIGestureRecognizer {
  /// The fingers that make the gesture now: those down, or those that were lifted last.
  var presentTouches: [UITouch] {
    let down = touches.filter { !$0.isOver }
    if !down.isEmpty { return down }
    let end = touches.map(\.moment.timestamp).max() ?? 0
    return touches.filter { $0.moment.timestamp >= end - MainLoop.tolerance }
  }

  /// Whether it has seen its gesture and was not cancelled.
  var isRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

  /// Whether the sequence of touches can bring nothing more.
  var isFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

  /// Whether it may still recognize what it has seen of this sequence.
  var isDeciding: Bool {
    currentState == .possible && (pendingState != nil || isAwaitingMoreTouches || touches.contains { !$0.isOver })
  }

  /// Whether a finger that lands now belongs to the sequence.
  var takesTouches: Bool { isEnabled && !isFinished && pendingState != .ended }

  var isReadyForReset: Bool { isFinished && (isAbandoned || touches.allSatisfy(\.isOver)) }

  /// Gives up the touches that are down, and with them the gesture.
  func abandon() {
    guard arbiter != nil || currentState != .possible else { return }
    withArbiter {
      isAbandoned = true
      $0.request(.cancelled, of: self)
    }
  }

  /// Does work with the arbiter of the touches' window; without touches nobody competes.
  func withArbiter(_ work: (GestureArbiter) -> Void) {
    let arbiter = arbiter ?? GestureArbiter()
    arbiter.perform {
      $0.add(self)
      work($0)
    }
  }

  func tellActions() {
    while !untold.isEmpty {
      let told = shownState
      shownState = untold.removeFirst()
      for action in actions { action.call(self) }
      shownState = told
    }
  }

  func startOver() {
    touches = []
    currentState = .possible
    pendingState = nil
    isAbandoned = false
    reset()
  }
}
