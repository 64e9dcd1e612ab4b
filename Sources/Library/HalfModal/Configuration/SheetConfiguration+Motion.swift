import Kinetics
import UIKit

extension SheetConfiguration {
  /// The duration and timing of a sheet's motion.
  public struct Motion: Hashable, Sendable {
    /// The timing of a motion.
    public enum Timing: Hashable, Sendable {
      /// A spring. With a damping ratio of 1 or more it does not overshoot; between 0 and 1 it oscillates.
      case spring(dampingRatio: CGFloat)
      /// A timing curve. In a motion that begins with a speed, as after a drag, another curve of the same duration replaces it
      /// and continues the speed.
      case curve(UIView.AnimationCurve)
    }

    /// The duration in seconds; for a spring, the time until it rests. A negative, infinite or NaN duration counts as 0.
    public var duration: TimeInterval

    /// The course of the motion over its duration.
    public var timing: Timing

    /// Makes a motion.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; for a spring, the time until it rests.
    ///   - timing: The course of the motion over its duration.
    public init(duration: TimeInterval, timing: Timing) {
      self.duration = duration
      self.timing = timing
    }

    /// A spring.
    ///
    /// - Parameters:
    ///   - duration: The time until the spring rests, in seconds.
    ///   - dampingRatio: The damping ratio, above 0. From 1 on the spring does not overshoot.
    public static func spring(duration: TimeInterval = 0.5, dampingRatio: CGFloat = 1) -> Motion {
      Motion(duration: duration, timing: .spring(dampingRatio: dampingRatio))
    }

    /// A timing curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - curve: The timing curve.
    public static func curve(duration: TimeInterval, _ curve: UIView.AnimationCurve = .easeInOut) -> Motion {
      Motion(duration: duration, timing: .curve(curve))
    }
  }
}

extension SheetMotion {
  init(_ motion: SheetConfiguration.Motion) {
    let duration = motion.duration.isFinite ? max(0, motion.duration) : 0
    switch motion.timing {
    case .spring(let dampingRatio): self.init(duration: duration, timing: .spring(dampingRatio: Double(dampingRatio)))
    case .curve(let curve): self.init(duration: duration, timing: .curve(TimingCurve(curve)))
    }
  }
}

extension TimingCurve {
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    default: self = .easeInOut
    }
  }
}
