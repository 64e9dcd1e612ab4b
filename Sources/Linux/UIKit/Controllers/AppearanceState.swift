/// Where a controller's view is between gone and shown. Each begin that changes something is followed by one end.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  /// Who ends a transition that has begun.
  enum Owner { case caller, parent, hierarchy }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  private(set) var owner = Owner.caller
  private(set) var owesIsAppearing = false
  /// Tells one transition from the next, for work that ends it later.
  private(set) var generation = 0

  var isShownOrAppearing: Bool { phase == .appeared || phase == .appearing }
  var isInTransition: Bool { phase == .appearing || phase == .disappearing }

  /// False where the view is already there, or on its way.
  mutating func begin(_ isAppearing: Bool, animated: Bool, owner: Owner) -> Bool {
    guard isAppearing != isShownOrAppearing else { return false }
    phase = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    owesIsAppearing = isAppearing
    self.owner = owner
    generation += 1
    return true
  }

  /// The phase that was reached; nil where nothing had begun.
  mutating func end() -> Phase? {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    case .appeared, .disappeared: return nil
    }
    return phase
  }

  /// Whether `viewIsAppearing` has to come now.
  mutating func takeIsAppearing() -> Bool {
    defer { owesIsAppearing = false }
    return owesIsAppearing && phase == .appearing
  }
}
