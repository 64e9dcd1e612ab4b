/// The appearance state of a controller's view. Each begin that changes the state is followed by one end.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  /// The owner of a transition, which ends it.
  enum Owner { case caller, parent, hierarchy }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  private(set) var owner = Owner.caller
  private(set) var owesIsAppearing = false
  /// Distinguishes one transition from the next, for work that ends it later.
  private(set) var generation = 0

  var isShownOrAppearing: Bool { phase == .appeared || phase == .appearing }
  var isInTransition: Bool { phase == .appearing || phase == .disappearing }

  /// Begins a transition. Returns false if the view is already in the requested state or on its way to it.
  mutating func begin(_ isAppearing: Bool, animated: Bool, owner: Owner) -> Bool {
    guard isAppearing != isShownOrAppearing else { return false }
    phase = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    owesIsAppearing = isAppearing
    self.owner = owner
    generation += 1
    return true
  }

  /// Ends the transition and returns the new phase; nil if no transition has begun.
  mutating func end() -> Phase? {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    case .appeared, .disappeared: return nil
    }
    return phase
  }

  /// Returns whether `viewIsAppearing` must be called now, and marks it as called.
  mutating func takeIsAppearing() -> Bool {
    defer { owesIsAppearing = false }
    return owesIsAppearing && phase == .appearing
  }
}
