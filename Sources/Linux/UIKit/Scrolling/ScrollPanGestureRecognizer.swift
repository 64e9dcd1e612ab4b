import QuartzCore

/// The drag of a scroll view: it begins along the axes that can scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Asked with the motion since the finger landed.
  var follows: (CGPoint) -> Bool = { _ in true }
  var didReset: () -> Void = {}

  private(set) var hasFingers = false

  /// The scroll view, where its class says that it is a delegate.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { view as? any UIGestureRecognizerDelegate }
    set { precondition(newValue === view, "the delegate of a scroll view's pan is the scroll view") }
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
