extension UIGestureRecognizer {
  /// The touches of the gesture: the ones that are down or, if all have ended, the ones that ended last.
  var presentTouches: [UITouch] {
    let down = touches.filter { !$0.isOver }
    if !down.isEmpty { return down }
    let end = touches.map(\.moment.timestamp).max() ?? 0
    return touches.filter { $0.moment.timestamp >= end - MainLoop.tolerance }
  }

  /// Whether the gesture has been recognized and not cancelled.
  var isRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

  /// Whether the gesture is over for this sequence of touches.
  var isFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

  /// Whether the recognizer may still recognize the gesture in this sequence of touches.
  var isDeciding: Bool {
    currentState == .possible && (pendingState != nil || isAwaitingMoreTouches || touches.contains { !$0.isOver })
  }

  /// Whether a new touch joins the sequence.
  var takesTouches: Bool { isEnabled && !isFinished && pendingState != .ended }

  var isReadyForReset: Bool { isFinished && (isAbandoned || touches.allSatisfy(\.isOver)) }

  /// Cancels or fails the gesture and gives up its remaining touches.
  func abandon() {
    guard arbiter != nil || currentState != .possible else { return }
    withArbiter {
      isAbandoned = true
      $0.request(.cancelled, of: self)
    }
  }

  /// Does work with the arbiter of the touches' window. A recognizer without touches doesn't compete and gets a new arbiter.
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
