extension Detent {
  /// The sheet's extent at this detent, in points from its edge, including the safe area inset there.
  ///
  /// A keyboard at the sheet's edge lifts the detent by what it covers beyond the safe area. An extent above the largest
  /// possible is clamped to that. There is none, and the detent is out of use, as long as
  ///
  /// - the content has not been measured, or is empty, and the detent depends on it;
  /// - the container leaves no room;
  /// - an inset leaves nothing, or a custom detent's function says nil, NaN, or what is not above zero;
  /// - the detent's own number is zero, negative or NaN, which ``DetentSet`` does not let in.
  public func resolve(in layout: SheetLayout) -> Double? {
    let largest = layout.largestExtent
    guard largest > 0, largest.isFinite, let extent = unlimitedExtent(in: layout) else { return nil }
    return min(extent + (isLiftedByKeyboard ? max(0, layout.keyboardInset - layout.nearInset) : 0), largest)
  }

  /// A detent that is told from the far end is where it is, whatever lies at the sheet's edge.
  private var isLiftedByKeyboard: Bool {
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
    case .custom:
      guard let points = resolver?(layout), points > 0 else { return nil }
      return points + layout.nearInset
    case .content(let maximum):
      let limit = maximum ?? .infinity
      guard let content = layout.contentExtent, content > 0, limit > 0 else { return nil }
      return min(content, limit) + layout.nearInset
    }
  }
}
