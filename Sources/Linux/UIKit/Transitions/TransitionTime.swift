import QuartzCore

/// The time of a transition: it can be held, moved and let go, either way. The layer of the container lives by it, with all animations
/// in there; of what lies outside, only the animations that the transition started.
@MainActor final class TransitionTime {
  private weak var container: UIView?
  /// The time of animations outside.
  private let clock: AnimationClock
  private let begin: (container: Double, clock: Double)
  private var layers: [WeakLayer] = []

  /// What the transition's animations change.
  var changes: [AnimatedChange] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// A time that runs from now on. Without a container it drives only the animations that the transition starts.
  init(container: UIView?) {
    self.container = container
    let now = MediaTime.now
    begin = (container?.layer.localTime(at: now) ?? now, now)
    clock = AnimationClock(.steady(from: now, since: now, rate: 1))
  }

  /// Seconds since the beginning.
  var elapsed: Double { clock.time(at: MediaTime.now) - begin.clock }

  /// Stands still at a moment.
  func hold(at elapsed: Double) {
    clock.course = .still(begin.clock + elapsed)
    if let layer = container?.layer {
      layer.speed = 0
      layer.timeOffset = begin.container + elapsed
    }
    noteChange()
  }

  /// Goes on from where it is; below 0 backwards.
  func run(at rate: Double) {
    let (now, elapsed) = (MediaTime.now, elapsed)
    let rate = Float(rate)
    clock.course = .steady(from: begin.clock + elapsed, since: now, rate: Double(rate))
    if let layer = container?.layer {
      layer.beginTime = layer.superlayer?.localTime(at: now) ?? now
      layer.timeOffset = begin.container + elapsed
      layer.speed = rate
    }
    noteChange()
  }

  /// Takes back what the animations changed.
  func undoChanges() {
    for change in changes.reversed() { change.undo() }
    AnimatedChange.adapt(after: changes)
    changes = []
  }

  /// The time for an animation in a layer that the transition starts; nil for the layer's own.
  func clock(for layer: CALayer) -> AnimationClock? {
    if let container, layer.isInside(container.layer) { return nil }
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
    return clock
  }

  private func noteChange() { for entry in layers { entry.layer?.noteClockChange() } }
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === other }
  }
}
