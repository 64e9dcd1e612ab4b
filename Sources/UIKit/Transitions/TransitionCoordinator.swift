import CoreGraphics
import Foundation

/// Runs what others want to have animated along with one transition, and tells them of its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private weak var container: UIView?
  var containerView: UIView { container ?? UIView() }
  var transitionDuration: TimeInterval = 0
  var completionCurve = UIView.AnimationCurve.easeInOut
  var targetTransform: CGAffineTransform { .identity }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  private(set) var isCancelled = false

  /// The transition of two controllers; nil for a change of size.
  weak var context: TransitionContext?
  private var animations: [Block] = []
  private var completions: [Block] = []
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

  /// Runs the animations within whatever animation block this is called in. Those that come later are too late.
  func runAnimations() {
    takesAnimations = false
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  var hasAnimations: Bool { !animations.isEmpty }

  /// The transition has ended.
  func end(cancelled: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    takesAnimations = false
    isCancelled = cancelled
    animations = []
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
