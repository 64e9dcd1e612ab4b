import CoreGraphics
import Foundation

/// Drives any animator by a percentage. The time of the transition's container is held and follows the finger.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The effects of calls that were made before the transition started.
  private struct Wishes {
    var percent: CGFloat?
    var finishes: Bool?
  }

  private weak var context: TransitionContext?
  private var wishes = Wishes()

  public override init() { super.init() }

  /// The animator's duration in seconds, or 0 if there is no transition.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

  /// The fraction of the duration that was last set or at which the transition was caught, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the transition in either direction, relative to the animator's own speed. Must be greater than 0.
  open var completionSpeed: CGFloat = 1

  /// The curve that the coordinator reports for the rest of the transition.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest of the transition if the animator has an interruptible animator, or nil for the animations' own
  /// timing.
  open var timingCurve: UITimingCurveProvider?

  /// Whether the transition starts under a finger. If false, it runs by itself until ``pause()`` catches it.
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

  /// Stops the transition at its current progress, so that it can be updated.
  open func pause() {
    guard let context, context.isRunning, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.percentShown
  }

  /// Moves the transition to a fraction of its duration, from 0 to 1. A call before the transition takes effect if the transition
  /// starts in the same turn of the main loop.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    let percent = min(max(percentComplete, 0), 1)
    guard let context, context.isRunning else { return wish { $0.percent = percent } }
    guard context.isInteractive else { return }
    self.percentComplete = percent
    context.updateInteractiveTransition(percent)
  }

  /// Continues the transition to its end. A call before the transition takes effect if the transition starts in the same turn of
  /// the main loop.
  open func finish() {
    guard let context, context.isRunning else { return wish { $0.finishes = $0.finishes ?? true } }
    context.finishInteractiveTransition()
  }

  /// Reverses the transition to its beginning. A call before the transition takes effect if the transition starts in the same
  /// turn of the main loop.
  open func cancel() {
    guard let context, context.isRunning else { return wish { $0.finishes = $0.finishes ?? false } }
    context.cancelInteractiveTransition()
  }

  private func wish(_ change: (inout Wishes) -> Void) {
    change(&wishes)
    MainLoop.current.perform { [weak self] in self?.wishes = Wishes() }
  }
}
