import Foundation

/// The animation of the built-in transitions.
@MainActor enum TransitionSpring {
  static let duration: TimeInterval = 0.5

  /// Curve 7 is the system's spring. User interaction stays enabled so that a moving view can be caught.
  private static let options: UIView.AnimationOptions = [.init(rawValue: 7 << 16), .allowUserInteraction]

  static func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in completion() }
  }
}
