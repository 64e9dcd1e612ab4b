import QuartzCore

/// The part of a property animator's motion that a block of changes follows.
@MainActor struct MotionShare {
  let motion: PropertyMotion
  /// The start of the changes, as a fraction of the remaining motion.
  var delay = 0.0

  /// Returns the share for a nested block that starts `seconds` later.
  func delayed(by seconds: Double) -> MotionShare {
    var share = self
    share.delay = min(1, delay + max(0, seconds) / motion.duration)
    return share
  }

  /// Whether the two axes of a position have different initial velocities.
  var splitsAxes: Bool { motion.timing.isSpring && motion.timing.velocity.dx != motion.timing.velocity.dy }

  /// Makes an animation follow the motion, on the transition's clock if `time` has one for the layer.
  func drive(_ animation: CAAnimation, in layer: CALayer, along axis: MotionTiming.Axis, time: TransitionTime?) {
    motion.takeTime(of: layer, time?.clock(for: layer))
    animation.clock = motion.track(delayedBy: delay, axis: axis).clock
    animation.timingFunction = nil
    animation.duration = 1
    animation.fillMode = .both
  }
}
