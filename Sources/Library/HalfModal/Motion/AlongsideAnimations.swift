import UIKit

/// Animations of the host that are as far as the sheet is between two of its places.
@MainActor final class AlongsideAnimations {
  private var all: [AlongsideAnimation] = []

  /// Ties animations to the sheet's way between two detents; nil stands for the place just outside.
  func add(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) {
    all.append(AlongsideAnimation(from: from, to: to, animations: animations))
  }

  /// The sheet is at another place.
  func update(extent: CGFloat, track: SheetTrack) {
    for animation in all {
      let from = track.shown(at: animation.from.map { .detent($0) } ?? .hidden)
      let to = track.shown(at: animation.to.map { .detent($0) } ?? .hidden)
      guard from != to else { continue }
      animation.show(min(1, max(0, (extent - from) / (to - from))))
    }
  }

  /// The sheet is gone: what was animated is as it was before.
  func finish() {
    all.forEach { $0.takeBack() }
    all = []
  }
}

/// One of them. A view has the values of the end of an animation from its beginning on, and touches go by those: so there is an
/// animator only where the sheet has left the beginning.
@MainActor private final class AlongsideAnimation {
  let from: Detent.ID?
  let to: Detent.ID?
  private let animations: () -> Void
  private var animator: UIViewPropertyAnimator?

  init(from: Detent.ID?, to: Detent.ID?, animations: @escaping () -> Void) {
    self.from = from
    self.to = to
    self.animations = animations
  }

  /// Shows how it is at a part of the way, from 0 to 1.
  func show(_ part: CGFloat) {
    guard part > 0 else { return takeBack() }
    let animator = animator ?? makeAnimator()
    self.animator = animator
    animator.fractionComplete = part
  }

  /// Everything is as it is at the beginning.
  func takeBack() {
    guard let animator else { return }
    self.animator = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: animations)
    animator.pausesOnCompletion = true
    return animator
  }
}
