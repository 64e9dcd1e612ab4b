import UIKit

/// Animations of the host whose progress follows the position of a sheet. ``Sheet/animateAlongside(from:to:_:)`` makes them.
///
/// While the progress is above 0, the models of the views have the end values of the animation, and UIKit handles touches by
/// these values. At progress 0 the views have their previous values again.
@MainActor public final class AlongsideAnimation {
  let from: SheetDestination
  let to: SheetDestination
  private let animations: () -> Void
  private var animator: UIViewPropertyAnimator?
  private weak var list: AlongsideAnimations?

  fileprivate init(from: SheetDestination, to: SheetDestination, in list: AlongsideAnimations, animations: @escaping () -> Void) {
    self.from = from
    self.to = to
    self.list = list
    self.animations = animations
  }

  /// Removes the animations. The views get their previous values back at once.
  public func remove() {
    reset()
    list?.remove(self)
  }

  /// Shows the animations at a progress from 0 to 1.
  fileprivate func show(_ part: CGFloat) {
    guard part > 0 else { return reset() }
    let animator = animator ?? makeAnimator()
    self.animator = animator
    animator.fractionComplete = part
  }

  /// Gives the views their previous values back.
  fileprivate func reset() {
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

/// All animations that follow the position of a sheet.
@MainActor final class AlongsideAnimations {
  private var all: [AlongsideAnimation] = []

  func add(from: SheetDestination, to: SheetDestination, _ animations: @escaping () -> Void) -> AlongsideAnimation {
    let animation = AlongsideAnimation(from: from, to: to, in: self, animations: animations)
    all.append(animation)
    return animation
  }

  var isEmpty: Bool { all.isEmpty }

  func update(shown: Double, track: SheetTrack) {
    for animation in all {
      let (from, to) = (track.shown(at: animation.from), track.shown(at: animation.to))
      guard from != to else { continue }
      animation.show(CGFloat(min(1, max(0, (shown - from) / (to - from)))))
    }
  }

  /// Gives the views their previous values back after a dismissal. The animations stay for the next presentation.
  func reset() {
    all.forEach { $0.reset() }
  }

  fileprivate func remove(_ animation: AlongsideAnimation) {
    all.removeAll { $0 === animation }
  }
}
