extension GestureArbiter {
  /// A recognizer wants to be in a state.
  func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    switch (recognizer.currentState, state) {
    case (.possible, .began), (.possible, .ended):
      attempt(state, recognizer)
    case (.possible, .cancelled), (.possible, .failed):
      enter(.failed, recognizer)
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled):
      enter(state, recognizer)
    case (.began, .failed), (.changed, .failed):
      // Actions heard that it began, so they have to hear that it is over.
      enter(.cancelled, recognizer)
    default:
      break
    }
  }

  /// Lets one that waited go on, or fail; false when there is none to do that with.
  func releaseNext() -> Bool {
    let waiting = active.filter { $0.pendingState != nil }
    for recognizer in waiting {
      if isRefused(recognizer) {
        enter(.failed, recognizer)
        return true
      }
      if undecidedRequirements(of: recognizer).isEmpty {
        recognize(recognizer)
        return true
      }
    }
    // Those that wait for each other alone would do so for ever.
    guard let first = waiting.first,
      waiting.allSatisfy({ undecidedRequirements(of: $0).allSatisfy { $0.pendingState != nil } })
    else { return false }
    recognize(first)
    return true
  }

  private func attempt(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    guard recognizer.pendingState == nil else {
      recognizer.pendingState = state
      return
    }
    guard !isRefused(recognizer), mayBegin(recognizer) else { return enter(.failed, recognizer) }
    recognizer.pendingState = state
    if undecidedRequirements(of: recognizer).isEmpty { recognize(recognizer) }
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.pendingState else { return }
    enter(state, recognizer)
    for other in active where other !== recognizer && other.currentState == .possible {
      if waits(other, for: recognizer) || prevents(recognizer, other) { enter(.failed, other) }
    }
  }

  /// Whether another one has recognized that this one waits for, or that excludes this one.
  private func isRefused(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains {
      $0 !== recognizer && $0.isRecognized && (waits(recognizer, for: $0) || prevents($0, recognizer))
    }
  }

  private func undecidedRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer && $0.isDeciding && waits(recognizer, for: $0) }
  }

  /// Asks the views that the fingers are in, the recognizer's own view, and its delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    for view in recognizer.touches.compactMap(\.view) + [recognizer.view].compactMap({ $0 })
    where !asked.contains(where: { $0 === view }) {
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  // MARK: Two recognizers

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if recognizer.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard areRelated(recognizer, other) else { return false }
    return answer(GestureQuestion(.waiting, recognizer, other)) {
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }
  }

  private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    areRelated(recognizer, other) && recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !areSimultaneous(recognizer, other)
  }

  private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    let isReversed = ObjectIdentifier(first) > ObjectIdentifier(second)
    let question = isReversed ? GestureQuestion(.simultaneity, second, first) : GestureQuestion(.simultaneity, first, second)
    return answer(question) {
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
        || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }
  }

  /// Only recognizers of the same view, or of views that lie in each other, compete.
  private func areRelated(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard let first = first.view, let second = second.view else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }
}
