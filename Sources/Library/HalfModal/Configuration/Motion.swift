import Kinetics
import UIKit

/// How a sheet comes, goes, and settles after a drag.
public struct Motion: Hashable, Sendable {
  /// The course that a motion takes.
  public enum Course: Hashable, Sendable {
    /// A spring; with a damping ratio of 1 it does not overshoot, with less it swings.
    case spring(dampingRatio: CGFloat)
    /// A timing curve.
    case curve(UIView.AnimationCurve)
  }

  /// How long the motion takes, in seconds; not negative.
  public var duration: TimeInterval {
    didSet { checkDuration() }
  }

  /// The course that it takes.
  public var course: Course

  /// A motion of the given length and course. The length must be a number that is not negative.
  public init(duration: TimeInterval, course: Course) {
    self.duration = duration
    self.course = course
    checkDuration()
  }

  private func checkDuration() {
    precondition(duration >= 0 && duration.isFinite, "the duration of a Motion cannot be \(duration) seconds")
  }

  /// A spring that has come to rest after `duration` seconds.
  public static func spring(duration: TimeInterval = 0.5, dampingRatio: CGFloat = 1) -> Motion {
    Motion(duration: duration, course: .spring(dampingRatio: dampingRatio))
  }

  /// A timing curve over `duration` seconds.
  public static func curve(duration: TimeInterval, _ curve: UIView.AnimationCurve = .easeInOut) -> Motion {
    Motion(duration: duration, course: .curve(curve))
  }
}

extension Motion {
  /// The course of a motion that begins now.
  ///
  /// - Parameters:
  ///   - velocity: The speed with which the motion begins, in points per second. A timing curve cannot take it up: a cubic of the
  ///     same length takes its place. What does not swing is not made to by a speed that is greater than it can brake on its way.
  ///   - pixel: The length of a device pixel; half of it counts as arrived.
  func course(from start: Double, to target: Double, velocity: Double, at time: Double, pixel: Double) -> SheetCourse {
    switch course {
    case .curve(let curve) where velocity == 0 && duration > 0:
      return .curve(TimingCurve(curve), from: start, to: target, begin: time, end: time + duration)
    case .curve where duration > 0:
      // With more than three times its way a second it would go beyond its end.
      let limit = 3 * (target - start) / duration
      return .cubic(
        from: start, to: target, velocity: limit < 0 ? max(velocity, limit) : min(velocity, limit), begin: time,
        end: time + duration)
    case .curve: return spring(1, start, target, velocity, time, pixel)
    case .spring(let dampingRatio): return spring(dampingRatio, start, target, velocity, time, pixel)
    }
  }

  private func spring(
    _ dampingRatio: CGFloat, _ start: Double, _ target: Double, _ velocity: Double, _ time: Double, _ pixel: Double
  ) -> SheetCourse {
    let spring = Spring(settlingDuration: duration, dampingRatio: max(0.01, Double(dampingRatio)))
    var velocity = velocity
    if dampingRatio >= 1 {
      let limit = spring.angularFrequency * (target - start)
      velocity = limit < 0 ? max(velocity, limit) : min(velocity, limit)
    }
    let motion = SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity, beginTime: time)
    return .spring(motion, end: motion.endTime(threshold: pixel / 2))
  }
}

extension TimingCurve {
  /// The curve that UIKit knows by a name.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    default: self = .easeInOut
    }
  }
}
