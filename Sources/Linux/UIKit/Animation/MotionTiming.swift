import CoreGraphics
import Kinetics
import QuartzCore

/// The timing of a property animator as values.
struct MotionTiming {
  enum Shape {
    case eased(TimingCurve)
    /// A spring that settles within the given duration.
    case damped(ratio: Double)
    case spring(Spring)
  }

  enum Axis { case x, y }

  /// A segment of the motion, from one value to another.
  struct Way {
    var start: Double
    var from: Double
    var to: Double
    /// The initial velocity, in units of the values per second; nil for that of the timing.
    var velocity: Double?
    /// The duration of the full motion from 0 to 1 or, if `isRest` is set, of this segment.
    var duration: Double
    var isRest = false
  }

  var shape: Shape
  var velocity = CGVector.zero

  @MainActor init(_ provider: UITimingCurveProvider) {
    if provider.timingCurveType != .builtin, provider.timingCurveType != .cubic, let spring = provider.springTimingParameters {
      velocity = spring.initialVelocity
      shape =
        switch spring.shape {
        case .damped(let ratio): .damped(ratio: ratio)
        case .given(let spring): .spring(spring)
        }
    } else {
      shape = .eased(provider.cubicTimingParameters?.curve ?? .default)
    }
  }

  var isSpring: Bool { if case .eased = shape { false } else { true } }

  func velocity(_ axis: Axis) -> Double { Double(axis == .x ? velocity.dx : velocity.dy) }

  /// Returns the duration of the full motion in seconds: the requested one, or the settling time of
  /// a spring with its own physics.
  func duration(asked: Double) -> Double {
    guard case .spring(let spring) = shape else { return asked }
    return spring.settlingTime(from: 0, to: 1, initialVelocity: velocity(.x), threshold: MotionTiming.rest)
  }

  /// Returns the progress, from 0 to 1, at a fraction of the duration.
  func value(at fraction: Double, duration: Double) -> Double {
    if case .eased(let curve) = shape { return curve.value(at: fraction) }
    let whole = springMotion(on: Way(start: 0, from: 0, to: 1, duration: duration), axis: .x)
    return fraction >= 1 ? 1 : whole.motion.position(at: fraction * whole.duration)
  }

  /// Returns the motion of a spring along a segment, and its duration. On a shorter segment a spring keeps its
  /// parameters, unless its duration is given.
  func springMotion(on way: Way, axis: Axis) -> (motion: SpringMotion, duration: Double) {
    let distance = way.to - way.from
    let own = velocity(axis)
    let velocity = way.velocity ?? own * distance
    let spring: Spring =
      switch shape {
      case .eased: Spring(response: way.duration, dampingRatio: 1)
      case .damped(let ratio):
        .settling(
          after: way.duration, dampingRatio: ratio,
          initialVelocity: way.isRest && distance != 0 ? velocity / distance : own)
      case .spring(let spring): spring
      }
    let motion = SpringMotion(spring: spring, from: way.from, to: way.to, initialVelocity: velocity, beginTime: way.start)
    if case .damped = shape, way.isRest || (way.velocity == nil && abs(distance) == 1) { return (motion, way.duration) }
    return (motion, max(0, motion.endTime(threshold: MotionTiming.rest) - way.start))
  }

  /// The distance from the end, as a fraction of the full distance, at which a spring counts as settled.
  static let rest = 0.001
}
