extension CALayer {
  final func markNeedsLayout() {
    guard presentedLayer == nil, !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    passLayoutMarkUp()
  }

  /// Marks the superlayers as having a descendant that needs layout.
  final func passLayoutMarkUp() {
    guard !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) else { return }
    var ancestor = parent
    while let current = ancestor, !current.flags.contains(.descendantNeedsLayout) {
      current.flags.insert(.descendantNeedsLayout)
      ancestor = current.parent
    }
  }

  final func boundsDidChange(from old: CGRect) {
    guard presentedLayer == nil else { return }
    markNeedsLayout()
    if old.size != state.bounds.size, needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
    top.settleLayout()
  }

  /// Lays out this subtree until no layer in it needs layout. Stops the program after 1000 passes.
  final func settleLayout() {
    var passes = 0
    while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      passes += 1
      if passes > 1000 {
        fatalError(
          "The layout never settles: \(unsettledLayers().joined(separator: ", ")) still needed layout after 1000 passes")
      }
      layoutPass()
    }
  }

  private func layoutPass() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    for child in children + [mask].compactMap(\.self)
    where child.parent === self && !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      child.layoutPass()
    }
  }

  private func unsettledLayers() -> [String] {
    let own = flags.contains(.needsLayout) ? [delegate.map { "\(type(of: $0))" } ?? name ?? "\(type(of: self))"] : []
    return children.reduce(own) { $0 + $1.unsettledLayers() }
  }
}
