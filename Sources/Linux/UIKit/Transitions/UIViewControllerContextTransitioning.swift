import CoreGraphics
import Foundation

/// What an animator knows about its transition. Rectangles are in the container view's coordinates, in points.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views that take part.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition was turned back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` where it is not one.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A finger has moved the transition to a part of its way, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has left the transition, which goes on to its end.
  func finishInteractiveTransition()
  /// The finger has left the transition, which goes back to its beginning.
  func cancelInteractiveTransition()
  /// A finger has caught the transition on its way.
  func pauseInteractiveTransition()
  /// Ends the transition, once. False where it was turned back.
  func completeTransition(_ didComplete: Bool)
  /// The controller at one end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view at one end; nil where it stays out of the transition, as the presenter's does unless it is taken out.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation by which a view has to be turned to stand as the container's content; identity where windows do not turn.
  var targetTransform: CGAffineTransform { get }
  /// The rectangle of the controller's view at the start; zero where it is not in the container.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// The rectangle of the controller's view at the end; zero where it leaves the container.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
