import Foundation

extension ViewAnimation {
  /// Changes that wait for an animator's block to run along with.
  struct Alongside {
    /// The transition's length, in seconds.
    let duration: TimeInterval
    let changes: @MainActor () -> Void
  }

  /// Set while an animator starts its animations.
  static var alongside: Alongside?

  /// Makes what waits part of this block, where it is as long as the transition, so that both move on the same curve.
  func carryAlongside() {
    guard let waiting = Self.alongside, timing.delay == 0, abs(timing.duration - waiting.duration) < 1e-6 else { return }
    Self.alongside = nil
    waiting.changes()
  }
}
