import QuartzCore

/// The part of a property animator's motion that a block of changes follows.
@MainActor struct MotionShare {
  let motion: PropertyMotion
  /// After which part of the way that remains the changes begin.
  var delay = 0.0

  /// For a block in this one that starts later by some seconds.
  func delayed(by seconds: Double) -> MotionShare {
    var share = self
    share.delay = min(1, delay + max(0, seconds) / motion.duration)
    return share
  }

  /// Whether the two axes of a position move differently.
  var splitsAxes: Bool { motion.timing.isSpring && motion.timing.velocity.dx != motion.timing.velocity.dy }

  /// Lets an animation follow the motion, in the time of a transition where that has one for the layer.
  func drive(_ animation: CAAnimation, in layer: CALayer, along axis: MotionTiming.Axis, time: TransitionTime?) {
    motion.takeTime(of: layer, time?.clock(for: layer))
    animation.clock = motion.track(delayedBy: delay, axis: axis).clock
    animation.timingFunction = nil
    animation.duration = 1
    animation.fillMode = .both
  }
}
