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

  /// How long the motion takes, in seconds.
  public var duration: TimeInterval

  /// The course that it takes.
  public var course: Course

  /// A motion of the given length and course.
  public init(duration: TimeInterval, course: Course) {
    self.duration = duration
    self.course = course
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
  /// Runs animations in this motion.
  ///
  /// - Parameters:
  ///   - velocity: The speed with which the motion begins, in whole ways per second. A timing curve cannot take it up: a
  ///     critically damped spring takes its place.
  ///   - completion: Called once, with whether the animations ran to their end.
  @MainActor func animate(
    velocity: CGFloat = 0, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    switch course {
    case .spring(let dampingRatio):
      spring(dampingRatio, velocity, animations, completion)
    case .curve where velocity != 0:
      spring(1, velocity, animations, completion)
    case .curve(let curve):
      // Bits 16 and up of the options hold the curve.
      let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      UIView.animate(
        withDuration: duration, delay: 0, options: [options, .allowUserInteraction], animations: animations,
        completion: completion)
    }
  }

  @MainActor private func spring(
    _ dampingRatio: CGFloat, _ velocity: CGFloat, _ animations: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
      options: .allowUserInteraction, animations: animations, completion: completion)
  }
}
