import UIKit

/// How a sheet comes and goes: a duration, and a way to run animations in it.
public struct Motion: Sendable {
  /// How long the motion takes, in seconds.
  public let duration: TimeInterval

  /// Runs the animations, and calls the completion once when they have ended; it is told whether they ran to their end.
  let animate: Animate

  /// Runs animations, and calls a completion when they have ended.
  public typealias Animate = @MainActor (_ animations: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) -> Void

  /// A motion of your own.
  ///
  /// - Parameters:
  ///   - duration: In seconds; it is what UIKit's transition is told.
  ///   - animate: Runs the animations with `UIView.animate` or a relative of it, and calls the completion exactly once.
  public init(duration: TimeInterval, animate: @escaping Animate) {
    self.duration = duration
    self.animate = animate
  }

  /// UIKit's spring that has come to rest after `duration` seconds; a damping ratio of 1 does not overshoot.
  public static func spring(duration: TimeInterval = 0.5, dampingRatio: CGFloat = 1) -> Motion {
    Motion(duration: duration) { animations, completion in
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: animations, completion: completion)
    }
  }

  /// A timing curve over `duration` seconds.
  public static func curve(duration: TimeInterval, _ curve: UIView.AnimationOptions = .curveEaseInOut) -> Motion {
    Motion(duration: duration) { animations, completion in
      UIView.animate(
        withDuration: duration, delay: 0, options: [curve, .allowUserInteraction], animations: animations,
        completion: completion)
    }
  }
}
