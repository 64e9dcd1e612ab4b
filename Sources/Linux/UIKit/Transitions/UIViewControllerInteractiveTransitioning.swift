import CoreGraphics
import Foundation

/// Drives a transition interactively, for example with a finger.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. Calls of the context's `updateInteractiveTransition(_:)` and similar methods then drive it.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  /// The relative speed at which the transition continues after the interaction. The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve on which the transition continues after the interaction. The default is ease-in-out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts under a finger. The default is true. Otherwise it runs by itself and can be caught.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
