import Foundation
import QuartzCore

/// Keeps touches from a scroll view's content: for a moment where they may be a drag, for good where they have caught moving
/// content.
final class ContentTouchGate: UIGestureRecognizer {
  /// How long a finger rests before the content hears of it, in seconds.
  static let delay: TimeInterval = 0.15

  /// Asked when fingers land.
  var catches: () -> Bool = { false }
  var delays: (Set<UITouch>) -> Bool = { _ in true }

  private var timer: ScheduledWork?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// Whether the content has heard of the fingers that are down.
  var isOpen: Bool { state == .failed }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if catches() {
      if state == .possible { state = .began }
    } else if state == .possible, timer == nil {
      guard delays(touches) else { return state = .failed }
      timer = MainLoop.current.schedule(after: Self.delay) { [weak self] in
        guard let self, state == .possible else { return }
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end()
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  /// A finger that has caught the content taps nothing in it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard preventedGestureRecognizer is UITapGestureRecognizer, let view, let other = preventedGestureRecognizer.view else {
      return false
    }
    return other.isDescendant(of: view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func end() {
    guard touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
    state = state == .possible ? .failed : .ended
  }
}
