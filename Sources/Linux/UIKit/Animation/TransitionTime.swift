import QuartzCore

/// The time of a transition, which can be held, moved, and run forwards or backwards. All animations inside the container follow
/// it. Outside, only the transition's own animations do.
@MainActor final class TransitionTime {
  private weak var container: UIView?
  /// The time of animations outside the container.
  private let clock: AnimationClock
  private let begin: (container: Double, clock: Double)
  private var layers: [WeakLayer] = []

  /// The changes made by the transition's animations.
  var changes: [AnimatedChange] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// Creates a time that starts now. Without a container, it applies only to animations that the transition starts.
  init(container: UIView?) {
    self.container = container
    let now = MediaTime.now
    begin = (container?.layer.localTime(at: now) ?? now, now)
    clock = AnimationClock(.steady(from: now, since: now, rate: 1))
  }

  /// The time since the beginning, in seconds.
  var elapsed: Double { clock.time(at: MediaTime.now) - begin.clock }

  /// Stops the time at a moment.
  func hold(at elapsed: Double) {
    clock.course = .still(begin.clock + elapsed)
    if let layer = container?.layer {
      layer.speed = 0
      layer.timeOffset = begin.container + elapsed
    }
    noteChange()
  }

  /// Runs the time from its current value. A negative rate runs it backwards.
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

  /// Restores the values that the animations changed.
  func undoChanges() {
    for change in changes.reversed() { change.undo() }
    AnimatedChange.adapt(after: changes)
    changes = []
  }

  /// The clock for an animation that the transition adds to a layer, or nil if the layer's own time already follows the
  /// transition.
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
