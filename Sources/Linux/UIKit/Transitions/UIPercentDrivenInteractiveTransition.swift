import CoreGraphics
import Foundation

/// Drives any animator by a percentage: the time of the transition's container stands still, and is moved along with the finger.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// What was asked for before there was a transition.
  private struct Wishes {
    var percent: CGFloat?
    var finishes: Bool?
  }

  private weak var context: TransitionContext?
  private var wishes = Wishes()

  public override init() { super.init() }

  /// The animator's duration in seconds; 0 while there is no transition.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

  /// The part of the duration, 0 to 1, that was last set, or at which the transition was caught.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest is played, either way: 1 takes as long as the animator would. It must be more than 0.
  open var completionSpeed: CGFloat = 1

  /// What the coordinator tells as the curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The course of the rest, for an animator that has an interruptible one; nil plays the animations on as they are.
  open var timingCurve: UITimingCurveProvider?

  /// Whether the transition starts under the finger. With false it starts by itself, and ``pause()`` catches it.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    let wishes = wishes
    self.wishes = Wishes()
    context.startAnimator()
    if let percent = wishes.percent { update(percent) }
    if let finishes = wishes.finishes { if finishes { finish() } else { cancel() } }
  }

  /// Catches the transition where it is.
  open func pause() {
    guard let context, context.isRunning, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentShown
  }

  /// Moves the transition to a part of its duration, 0 to 1. It counts also for a transition that starts later in the same turn.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    guard let context, context.isRunning else { return wish { $0.percent = percent } }
    guard context.isInteractive else { return }
    self.percentComplete = percent
    context.updateInteractiveTransition(percent)
  }

  /// Lets the transition go on to its end. It counts also for a transition that starts later in the same turn.
  open func finish() {
    guard let context, context.isRunning else { return wish { $0.finishes = $0.finishes ?? true } }
    context.finishInteractiveTransition()
  }

  /// Lets the transition go back to its beginning. It counts also for a transition that starts later in the same turn.
  open func cancel() {
    guard let context, context.isRunning else { return wish { $0.finishes = $0.finishes ?? false } }
    context.cancelInteractiveTransition()
  }

  private func wish(_ change: (inout Wishes) -> Void) {
    change(&wishes)
    MainLoop.current.perform { [weak self] in self?.wishes = Wishes() }
  }
}
