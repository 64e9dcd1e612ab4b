import QuartzCore

/// The pan gesture recognizer of a scroll view. It begins only along axes that can scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Returns whether a translation since the finger landed scrolls the content.
  var follows: (CGPoint) -> Bool = { _ in true }
  var didReset: () -> Void = {}

  private(set) var hasFingers = false

  /// The scroll view, if its class conforms to `UIGestureRecognizerDelegate`.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { view as? any UIGestureRecognizerDelegate }
    set { precondition(newValue === view, "the delegate of a scroll view's pan gesture recognizer must be the scroll view") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hasFingers = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    noteFingers()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    noteFingers()
  }

  override func reset() {
    super.reset()
    hasFingers = false
    didReset()
  }

  override func isPan(_ motion: CGPoint) -> Bool {
    super.isPan(motion) && follows(motion)
  }

  private func noteFingers() { hasFingers = touches.contains { $0.phase != .ended && $0.phase != .cancelled } }
}
