extension GestureArbiter {
  /// Handles a recognizer's request to change its state.
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
      // The actions were called with `began`, so they must be called for the end as well.
      enter(.cancelled, recognizer)
    default:
      break
    }
  }

  /// Recognizes or fails one waiting recognizer. Returns false if no waiting recognizer can change its state yet.
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
    // Recognizers that wait only for each other would wait forever, so the first of them recognizes.
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

  /// Returns whether another recognizer that excludes this one, or that this one waits for, has recognized.
  private func isRefused(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains {
      $0 !== recognizer && $0.isRecognized && (waits(recognizer, for: $0) || prevents($0, recognizer))
    }
  }

  private func undecidedRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer && $0.isDeciding && waits(recognizer, for: $0) }
  }

  /// Returns whether the touched views, the recognizer's own view and its delegate let it begin.
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

  /// Returns whether two recognizers compete: they do if their views are the same, or if one contains the other.
  private func areRelated(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard let first = first.view, let second = second.view else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }
}
