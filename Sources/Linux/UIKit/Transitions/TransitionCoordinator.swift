import CoreGraphics
import Foundation

/// Runs animations alongside one transition and calls their completions at its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private weak var container: UIView?
  var containerView: UIView { container ?? UIView() }
  var transitionDuration: TimeInterval = 0
  var completionCurve = UIView.AnimationCurve.easeInOut
  var targetTransform: CGAffineTransform { .identity }
  var initiallyInteractive = false
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isInterruptible: Bool { context?.interruptible != nil }
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  private var wasCancelled = false
  var isCancelled: Bool { wasCancelled || context?.isReturning == true }

  /// The transition between two controllers, or nil for a change of size.
  weak var context: TransitionContext?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  private var interactionEnds: [Block] = []
  private var takesAnimations = true
  private var hasEnded = false

  init(containerView: UIView, isAnimated: Bool, presentationStyle: UIModalPresentationStyle) {
    container = containerView
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard takesAnimations else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { if !hasEnded { interactionEnds.append(handler) } }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { if !hasEnded { interactionChanges.append(handler) } }

  /// Notifies the handlers after a finger caught or released the transition.
  func interactionDidChange() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let due = interactionEnds
    interactionEnds = []
    for handler in due { handler(self) }
  }

  /// Runs the animations as part of any animation block in which this is called. Animations that are added later do not run.
  func runAnimations() {
    takesAnimations = false
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  var hasAnimations: Bool { !animations.isEmpty }

  /// Ends the transition and calls the completions.
  func end(cancelled: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    takesAnimations = false
    wasCancelled = cancelled
    animations = []
    interactionChanges = []
    interactionEnds = []
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
