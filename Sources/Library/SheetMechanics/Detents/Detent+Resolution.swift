extension Detent {
  /// The sheet's extent at this detent, in points, including the safe area inset at its edge; nil if the detent is inactive.
  ///
  /// A keyboard at the sheet's edge adds the part of its height that is outside the safe area. The result is limited to the
  /// largest possible extent. A detent is inactive if
  ///
  /// - the detent depends on the content, and the content's size is unknown or 0;
  /// - the largest possible extent is not above 0;
  /// - an inset leaves no room, or the function of a custom detent returns nil, NaN, or a number that is not above 0;
  /// - the detent's own number is not valid (``DetentSet`` removes such detents).
  package func resolve(in layout: SheetLayout) -> Double? {
    let largest = layout.largestExtent
    guard largest > 0, largest.isFinite, let extent = unlimitedExtent(in: layout) else { return nil }
    return min(extent + (isRaisedByKeyboard ? max(0, layout.keyboardInset - layout.nearInset) : 0), largest)
  }

  /// Whether a keyboard makes the extent larger. An inset is measured from the opposite edge, so a keyboard does not affect it.
  private var isRaisedByKeyboard: Bool {
    if case .inset = expression { false } else { true }
  }

  private func unlimitedExtent(in layout: SheetLayout) -> Double? {
    switch expression {
    case .medium: return layout.containerExtent / 2
    case .large: return layout.largestExtent
    case .fraction(let fraction): return fraction > 0 ? layout.containerExtent * fraction : nil
    case .height(let points): return points > 0 ? points + layout.nearInset : nil
    case .inset(let points):
      let extent = layout.largestExtent - points
      return points >= 0 && extent > 0 ? extent : nil
    case .custom(let resolver):
      guard let points = resolver.resolve(layout), points > 0 else { return nil }
      return points + layout.nearInset
    case .fitted(let maximum):
      let limit = maximum ?? .infinity
      guard let content = layout.contentExtent, content > 0, limit > 0 else { return nil }
      return min(content, limit) + layout.nearInset
    }
  }
}
