import QuartzCore

/// The drag of a scroll view: it begins along the axes that can scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Asked with the motion since the finger landed.
  var follows: (CGPoint) -> Bool = { _ in true }
  var didReset: () -> Void = {}

  private(set) var hasFingers = false
  /// The finger's motion up to the point where it was seen to be a drag.
  private(set) var directionAtStart = CGPoint.zero
  private var hasGoneAstray = false

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
    hasGoneAstray = false
    didReset()
  }

  override func isPan(_ motion: CGPoint) -> Bool {
    guard super.isPan(motion) else { return false }
    let isOne = follows(motion)
    directionAtStart = motion
    if !isOne { hasGoneAstray = true }
    return isOne
  }

  override func willEnter(_ state: State) {
    super.willEnter(state)
    // A finger that first went along an axis that does not scroll has come a long way: none of it is to be seen.
    if state == .began, hasGoneAstray { setTranslation(.zero, in: nil) }
  }

  private func noteFingers() { hasFingers = touches.contains { $0.phase != .ended && $0.phase != .cancelled } }
}
