import Foundation
import Kinetics
import QuartzCore

/// The timing of an animation block: duration, delay, curve and repetitions.
package struct AnimationTiming {
  package enum Curve: Equatable {
    case eased(CAMediaTimingFunctionName)
    /// A spring with mass 1. The velocity is in total distances per second.
    case spring(Spring, initialVelocity: Double)
  }

  package var duration: TimeInterval
  package var delay: TimeInterval = 0
  package var curve: Curve
  package var repeatCount: Float = 0
  package var autoreverses = false

  package init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.duration = max(0, duration)
    self.delay = delay
    curve = Curve(options)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// A spring that settles within `duration` seconds.
  package init(
    duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat,
    options: UIView.AnimationOptions
  ) {
    self.init(duration: duration, delay: delay, options: options)
    guard duration > 0 else { return }
    let velocity = Double(initialVelocity)
    curve = .spring(
      Spring.settling(after: duration, dampingRatio: max(0.01, Double(dampingRatio)), initialVelocity: velocity),
      initialVelocity: velocity)
  }

  /// A spring with a perceptual duration, in seconds, and a bounce. ``duration`` becomes its settling time.
  package init(
    springDuration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat, delay: TimeInterval,
    options: UIView.AnimationOptions
  ) {
    self.init(duration: springDuration, delay: delay, options: options)
    guard springDuration > 0 else { return }
    let model = CASpringAnimation(perceptualDuration: springDuration, bounce: bounce)
    model.initialVelocity = initialVelocity
    duration = model.settlingDuration
    curve = .spring(
      Spring(mass: 1, stiffness: Double(model.stiffness), damping: Double(model.damping)),
      initialVelocity: Double(initialVelocity))
  }

  /// Makes an animation of a layer's property with this curve.
  package func makeAnimation(of key: String) -> CABasicAnimation {
    switch curve {
    case .eased(let name):
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      return animation
    case .spring(let spring, let velocity):
      let animation = CASpringAnimation(keyPath: key)
      animation.mass = 1
      animation.stiffness = CGFloat(spring.angularFrequency * spring.angularFrequency)
      animation.damping = CGFloat(2 * spring.dampingRatio * spring.angularFrequency)
      animation.initialVelocity = CGFloat(velocity)
      animation.allowsOverdamping = true
      return animation
    }
  }

  /// Sets the duration, delay and repetitions of an animation that starts now in `layer`.
  @MainActor package func apply(to animation: CAAnimation, in layer: CALayer) {
    // A layer replaces a duration of 0 with the transaction's duration.
    animation.duration = max(duration, MainLoop.tolerance)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    guard delay != 0 else { return }
    let now = MediaTime.now
    animation.beginTime = (animation.clock?.time(at: now) ?? layer.localTime(at: now)) + delay
  }
}

extension AnimationTiming.Curve {
  /// Reads the curve from bits 16 to 19 of the options. 7 is the system's spring, used by keyboards and presentations.
  init(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 16) & 0xF {
    case 1: self = .eased(.easeIn)
    case 2: self = .eased(.easeOut)
    case 3: self = .eased(.linear)
    case 7: self = .system
    default: self = .eased(.easeInEaseOut)
    }
  }

  /// The system's spring: mass 3, stiffness 1000, damping 500. These values are far above critical damping. Core Animation
  /// overdamps springs only with `allowsOverdamping`, so this one is critically damped: after 0.506 s it stays within a
  /// thousandth of the distance from its target.
  package static let system = AnimationTiming.Curve.spring(
    Spring(response: Spring(mass: 3, stiffness: 1000, damping: 500).response, dampingRatio: 1), initialVelocity: 0)
}

extension Spring {
  /// Returns the slowest spring that after `duration` seconds stays within a thousandth of the distance from its target. The
  /// initial velocity is in total distances per second.
  static func settling(after duration: Double, dampingRatio: Double, initialVelocity: Double) -> Spring {
    let resting = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
    guard initialVelocity != 0 else { return resting }
    func spring(_ factor: Double) -> Spring {
      Spring(response: resting.response * factor, dampingRatio: dampingRatio)
    }
    func settles(_ factor: Double) -> Bool {
      spring(factor).settlingTime(from: 0, to: 1, initialVelocity: initialVelocity, threshold: 0.001) <= duration
    }
    // A slower spring takes longer to settle, except near the jumps at which it swings once more or once less.
    var (fast, slow) = (1.0, 1.0)
    while !settles(fast), fast > 1e-3 { fast /= 2 }
    while settles(slow), slow < 1e3 { slow *= 2 }
    for _ in 0..<50 {
      let middle = (fast + slow) / 2
      if settles(middle) { fast = middle } else { slow = middle }
    }
    return spring(fast)
  }
}
