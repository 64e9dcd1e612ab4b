import CoreGraphics
import Foundation

/// The information that an animator has about its transition. Rectangles are in the container view's coordinates, in points.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views in the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` if the transition is not a presentation or dismissal.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Moves the transition to a fraction of its duration, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction and continues the transition to its end.
  func finishInteractiveTransition()
  /// Ends the interaction and reverses the transition to its beginning.
  func cancelInteractiveTransition()
  /// Begins an interaction with the running transition, which stops at its current progress.
  func pauseInteractiveTransition()
  /// Ends the transition. Must be called once, with false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The view controller at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end of the transition, or nil if it does not take part. The presenting controller's view only takes part if
  /// the presentation removes it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of a view at the end of the transition. It is always the identity, because windows on Linux do not rotate.
  var targetTransform: CGAffineTransform { get }
  /// The frame of the controller's view at the start, or zero if the view is not in the container.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// The frame of the controller's view at the end, or zero if the view leaves the container.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
