/// The state that the layers of one tree share: layout, running animations and a count of changes.
package final class LayerContext {
  package let root: CALayer
  /// The number of device pixels per point.
  package var scale: CGFloat {
    didSet { noteChange() }
  }
  /// A counter that increases with every change that can affect a pixel, except the progress of animations.
  package private(set) var changeCount = 0
  /// The layers with animations, in the order in which they got their first one.
  package private(set) var animatingLayers: [CALayer] = []

  package init(root: CALayer, scale: CGFloat) {
    self.root = root
    self.scale = scale
    root.enter(self)
  }

  deinit {
    // Layers may outlive the context and refer to it without retaining it.
    LayerContext.release(root)
  }

  private static func release(_ layer: CALayer) {
    layer.layerContext = nil
    layer.removeAnimations { _ in true }
    if let mask = layer.mask { release(mask) }
    for child in layer.children { release(child) }
  }

  @inline(__always)
  func noteChange() { changeCount &+= 1 }

  // MARK: Layout

  /// Whether any layer of the tree needs layout.
  package var needsLayout: Bool { !root.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) }

  /// Lays out the tree, superlayers first, until no layer needs layout.
  package func layoutIfNeeded() { root.settleLayout() }

  // MARK: Animations

  func register(_ layer: CALayer) {
    guard !animatingLayers.contains(where: { $0 === layer }) else { return }
    animatingLayers.append(layer)
  }

  func unregister(_ layer: CALayer) { animatingLayers.removeAll { $0 === layer } }

  /// Whether there is a running animation whose time moves.
  package var isAnimating: Bool {
    animatingLayers.contains { layer in layer.animations.contains { $0.moves(inLayerOfPace: layer.pace) } }
  }

  /// The media time at which the next animation ends; nil if none ends. If an end is overdue, the current time.
  package func nextAnimationEnd() -> CFTimeInterval? {
    var earliest = CFTimeInterval.infinity
    for layer in animatingLayers {
      for running in layer.animations { earliest = min(earliest, running.end(in: layer)) }
    }
    return earliest.isFinite ? max(earliest, MediaTime.now) : nil
  }

  /// Ends all animations that end at or before a media time, in the order of their ends. Removes them, then calls their
  /// delegates and the completion blocks of their transactions. Reports the start of animations that have begun by then.
  package func finishAnimations(upTo time: CFTimeInterval) {
    tellStarts(upTo: time)
    while true {
      var due: [(end: CFTimeInterval, isBackwards: Bool, layer: CALayer, running: RunningAnimation)] = []
      for layer in animatingLayers {
        for running in layer.animations {
          let end = running.end(in: layer)
          if end <= time + Timeline.tolerance { due.append((end, running.runsBackwards(in: layer), layer, running)) }
        }
      }
      guard !due.isEmpty else { return }
      due.sort { a, b in
        if abs(a.end - b.end) > Timeline.tolerance { return a.end < b.end }
        // If time runs backwards, the animation that was added last ends first.
        if a.isBackwards, b.isBackwards { return a.running.serial > b.running.serial }
        return a.running.serial < b.running.serial
      }
      for (_, isBackwards, layer, running) in due where layer.animations.contains(where: { $0 === running }) {
        running.animation.hasEndedAtBeginning = isBackwards
        if running.animation.isRemovedOnCompletion { layer.drop(running) }
        noteChange()
        running.tellEnd(finished: true)
      }
    }
  }

  private func tellStarts(upTo time: CFTimeInterval) {
    for layer in animatingLayers where layer.animations.contains(where: { !$0.hasStarted && $0.animation.delegate != nil }) {
      let local = layer.localTime(at: time)
      for running in layer.animations where running.time(at: time, local: local) >= running.timeline.begin - Timeline.tolerance {
        running.tellStart()
      }
    }
  }
}

extension CALayer {
  fileprivate func drop(_ running: RunningAnimation) {
    animations.removeAll { $0 === running }
    if animations.isEmpty { layerContext?.unregister(self) }
  }
}
