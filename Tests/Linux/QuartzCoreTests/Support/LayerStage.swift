import QuartzCore

/// A layer tree on a screen, with one stand-alone layer in it, after its first turn.
@MainActor
final class LayerStage {
  let root = CALayer()
  let layer = CALayer()
  let context: LayerContext

  init(at time: CFTimeInterval = 0) {
    MediaTime.set(time)
    context = LayerContext(root: root, scale: 2)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    CATransaction.flush()
  }

  /// Advances the clock and ends each animation at its exact time.
  func advance(to time: CFTimeInterval) {
    while let end = context.nextAnimationEnd(), end <= time {
      MediaTime.set(end)
      context.finishAnimations(upTo: end)
      CATransaction.flush()
    }
    MediaTime.set(time)
    context.finishAnimations(upTo: time)
    CATransaction.flush()
  }

  func shown(at time: CFTimeInterval) -> LayerState { layer.presentedState(at: time) }
}

/// Records the starts and ends of animations with their times.
@MainActor
final class AnimationRecorder: NSObject, @MainActor CAAnimationDelegate {
  struct Event: Equatable {
    var name: String
    var time: CFTimeInterval
  }

  private(set) var events: [Event] = []
  let name: String

  init(_ name: String = "") { self.name = name }

  func animationDidStart(_ anim: CAAnimation) { note("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note(flag ? "finished" : "stopped") }

  var names: [String] { events.map(\.name) }

  private func note(_ what: String) { events.append(Event(name: name + what, time: MediaTime.now)) }
}

/// Lines in the order in which they were recorded.
final class Log {
  var lines: [String] = []
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
}
