/// What was asked of a modal during a transition and waits for the end of that, and who waits for the modal's dismissal.
@MainActor struct ModalRequests {
  private var next: (perform: () -> Void, refuse: () -> Void)?
  private var dismissals: [(Bool) -> Void] = []

  /// Whether nothing waits for the end of the transition.
  var isEmpty: Bool { next == nil }

  /// Puts a call off until the transition has ended. Where one waits already, that counts.
  ///
  /// - Parameter refuse: What is done if the call is taken back.
  mutating func putOff(_ perform: @escaping () -> Void, refuse: @escaping () -> Void = {}) {
    next = next ?? (perform, refuse)
  }

  /// What was put off, which waits no longer. The caller does it, or leaves it undone.
  mutating func takeNext() -> (perform: () -> Void, refuse: () -> Void)? {
    defer { next = nil }
    return next
  }

  /// Has a completion wait for the dismissal.
  mutating func awaitDismissal(_ completion: ((Bool) -> Void)?) {
    if let completion { dismissals.append(completion) }
  }

  /// Those who wait for the dismissal, and do no longer. The caller tells them.
  mutating func takeDismissals() -> [(Bool) -> Void] {
    defer { dismissals = [] }
    return dismissals
  }
}
