import CoreGraphics
import Kinetics
import QuartzCore

/// The course of a property animator as values.
struct MotionTiming {
  enum Shape {
    case eased(TimingCurve)
    /// A spring that comes to rest in the given duration.
    case damped(ratio: Double)
    case spring(Spring)
  }

  enum Axis { case x, y }

  /// The motion of one part of an animation, from a value to another.
  struct Way {
    var start: Double
    var from: Double
    var to: Double
    /// In the unit of the values per second; nil for the timing's own.
    var velocity: Double?
    /// Of the whole way from 0 to 1, or of this one.
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

  /// How long the whole way takes: the asked duration, or that of a spring which has its own.
  func duration(asked: Double) -> Double {
    guard case .spring(let spring) = shape else { return asked }
    return spring.settlingTime(from: 0, to: 1, initialVelocity: velocity(.x), threshold: MotionTiming.rest)
  }

  /// The part of the way at a part of the time.
  func value(at fraction: Double, duration: Double) -> Double {
    if case .eased(let curve) = shape { return curve.value(at: fraction) }
    let whole = springMotion(on: Way(start: 0, from: 0, to: 1, duration: duration), axis: .x)
    return fraction >= 1 ? 1 : whole.motion.position(at: fraction * whole.duration)
  }

  /// The motion of a spring along a way, and how long it takes. On a shorter way a spring keeps its pace, unless its time is given.
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

  /// What counts as rest, as a part of the way.
  static let rest = 0.001
}
