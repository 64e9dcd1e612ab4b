import UIKit

/// A percent-driven interaction that can be updated and ended before UIKit has begun it, which happens in a very short pull. It
/// repeats these calls when UIKit begins.
final class ScrubDriver: UIPercentDrivenInteractiveTransition {
  private var hasBegun = false
  private var percent: CGFloat?
  private var finishes: Bool?

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    if let percent {
      super.update(percent)
    }
    switch finishes {
    case true: super.finish()
    case false: super.cancel()
    case nil: break
    }
  }

  override func update(_ percentComplete: CGFloat) {
    if hasBegun {
      super.update(percentComplete)
    } else {
      percent = percentComplete
    }
  }

  override func finish() {
    if hasBegun {
      super.finish()
    } else {
      finishes = finishes ?? true
    }
  }

  override func cancel() {
    if hasBegun {
      super.cancel()
    } else {
      finishes = finishes ?? false
    }
  }
}
