extension CALayer {
  /// The sublayers back to front: by ``zPosition``, and in the order of ``sublayers`` if that is equal.
  package final var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.state.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The context of the layer's tree.
  package final var context: LayerContext? { layerContext }

  final var shownChildren: [CALayer]? {
    if let presentedLayer { return presentedLayer.shownChildren?.map { $0.presentation() ?? $0 } }
    return children.isEmpty ? nil : children
  }

  final func insert(_ layer: CALayer, at index: Int?) {
    precondition(!isInside(layer), "A layer cannot be put into itself or into one of its own sublayers")
    precondition(presentedLayer == nil, "A presentation's tree cannot be changed")
    var place = min(max(index ?? children.count, 0), children.count)
    if layer.parent === self, !layer.flags.contains(.isMask), let old = children.firstIndex(where: { $0 === layer }) {
      // A move within the same superlayer keeps the animations.
      children.remove(at: old)
      if index == nil || place > children.count { place = children.count }
      children.insert(layer, at: place)
      layerContext?.noteChange()
      return
    }
    let old = layer.layerContext
    layer.unlink()
    children.insert(layer, at: place)
    layer.parent = self
    if old !== layerContext {
      layer.leaveContext()
      if let layerContext { layer.enter(layerContext) }
    }
    layerContext?.noteChange()
    markNeedsLayout()
    layer.markNeedsLayout()
    layer.passLayoutMarkUp()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    let others = children.filter { $0 !== layer }
    guard let sibling, let index = others.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: above ? nil : 0)
    }
    insert(layer, at: above ? index + 1 : index)
  }

  final func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.detach()
  }

  final func replaceChildren(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) { child.detach() }
    for layer in layers { insert(layer, at: nil) }
  }

  final func detach() {
    guard parent != nil, !flags.contains(.isMask) else { return }
    let context = layerContext
    unlink()
    leaveContext()
    context?.noteChange()
  }

  final func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    if let old, old.flags.contains(.isMask) {
      old.flags.remove(.isMask)
      old.parent = nil
      old.leaveContext()
    }
    if let mask, presentedLayer == nil {
      if mask.flags.contains(.isMask) { mask.parent?.mask = nil } else { mask.detach() }
      mask.parent = self
      mask.flags.insert(.isMask)
      if let layerContext { mask.enter(layerContext) }
      mask.passLayoutMarkUp()
    }
    layerContext?.noteChange()
  }

  /// Removes the layer from its parent's sublayers, or as its mask. The layer keeps its context.
  private func unlink() {
    guard let parent else { return }
    if flags.contains(.isMask) {
      parent.mask = nil
    } else {
      parent.children.removeAll { $0 === self }
      parent.markNeedsLayout()
    }
    self.parent = nil
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  final func enter(_ context: LayerContext) { enter(context, during: TransactionStack.current.commit) }

  private func enter(_ context: LayerContext, during commit: Int) {
    layerContext = context
    entryCommit = commit
    if !animations.isEmpty { enterAnimations(context) }
    mask?.enter(context, during: commit)
    for child in children { child.enter(context, during: commit) }
  }

  final func leaveContext() {
    guard let context = layerContext else { return }
    layerContext = nil
    if !animations.isEmpty {
      context.unregister(self)
      removeAnimations { _ in true }
    }
    mask?.leaveContext()
    for child in children { child.leaveContext() }
  }
}
