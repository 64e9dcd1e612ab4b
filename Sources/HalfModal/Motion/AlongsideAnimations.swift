import UIKit

/// Animations of the host that are as far as the sheet is between two of its places.
@MainActor final class AlongsideAnimations {
  private var all: [Animation] = []

  private struct Animation {
    let from: Detent.ID?
    let to: Detent.ID?
    let animator: UIViewPropertyAnimator
  }

  /// Ties animations to the sheet's way between two detents; nil stands for the place just outside.
  func add(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: animations)
    animator.pausesOnCompletion = true
    all.append(Animation(from: from, to: to, animator: animator))
  }

  /// The sheet is at another place.
  func update(extent: CGFloat, track: SheetTrack) {
    for animation in all {
      let from = track.shown(at: animation.from.map { .detent($0) } ?? .hidden)
      let to = track.shown(at: animation.to.map { .detent($0) } ?? .hidden)
      guard from != to else { continue }
      animation.animator.fractionComplete = min(1, max(0, (extent - from) / (to - from)))
    }
  }

  /// The sheet is gone: what was animated is as it was before.
  func finish() {
    for animation in all where animation.animator.state == .active {
      animation.animator.stopAnimation(false)
      animation.animator.finishAnimation(at: .start)
    }
    all = []
  }
}
