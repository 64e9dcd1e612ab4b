import Foundation
import QuartzCore

/// Holds back touches from a scroll view's content. A touch that may become a drag arrives late, and a touch that caught moving
/// content does not arrive at all.
final class ContentTouchGate: UIGestureRecognizer {
  /// The delay before the content receives a touch, in seconds.
  static let delay: TimeInterval = 0.15

  /// Called when fingers land. Returns whether they caught moving content.
  var catches: () -> Bool = { false }
  var delays: (Set<UITouch>) -> Bool = { _ in true }

  private var timer: ScheduledWork?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// Whether the content has received the touches of the fingers that are down.
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

  /// A finger that caught moving content must not also tap something in it.
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
