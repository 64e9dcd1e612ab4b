import CoreGraphics
import Foundation

/// Drives a transition by a finger, or by whatever else.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. It goes on with the context's `updateInteractiveTransition(_:)` and its like.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  /// The speed at which the transition goes on when the finger leaves it: 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve on which it goes on: ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts under the finger: true by default. Otherwise it starts by itself, and can be caught.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
