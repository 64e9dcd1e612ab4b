extension Detent {
  /// The sheet's extent at this detent, in points from its edge, including the safe area inset there.
  ///
  /// An extent above the largest possible is clamped to that. There is none, and the detent is out of use, as long as
  ///
  /// - the content has not been measured, or is empty, and the detent depends on it;
  /// - the container leaves no room;
  /// - the detent's own number is zero, negative or NaN, which ``DetentSet`` does not let in.
  public func resolve(in layout: SheetLayout) -> Double? {
    let largest = layout.largestExtent
    guard largest > 0, largest.isFinite, let extent = unlimitedExtent(in: layout) else { return nil }
    return min(extent, largest)
  }

  private func unlimitedExtent(in layout: SheetLayout) -> Double? {
    switch expression {
    case .medium: return layout.containerExtent / 2
    case .large: return layout.largestExtent
    case .fraction(let fraction): return fraction > 0 ? layout.containerExtent * fraction : nil
    case .height(let points): return points > 0 ? points + layout.nearInset : nil
    case .content(let maximum):
      let limit = maximum ?? .infinity
      guard let content = layout.contentExtent, content > 0, limit > 0 else { return nil }
      return min(content, limit) + layout.nearInset
    }
  }
}
