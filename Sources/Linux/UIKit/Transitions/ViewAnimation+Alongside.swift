import Foundation

extension ViewAnimation {
  /// Alongside changes that wait for an animator's animation block, to run as part of it.
  struct Alongside {
    /// The transition's duration, in seconds.
    let duration: TimeInterval
    let changes: @MainActor () -> Void
  }

  /// The waiting changes. Set while an animator starts its animations.
  static var alongside: Alongside?

  /// Runs the waiting changes as part of this animation if it is as long as the transition, so that both have the same curve.
  func carryAlongside() {
    guard let waiting = Self.alongside, timing.delay == 0, abs(timing.duration - waiting.duration) < 1e-6 else { return }
    Self.alongside = nil
    waiting.changes()
  }
}
