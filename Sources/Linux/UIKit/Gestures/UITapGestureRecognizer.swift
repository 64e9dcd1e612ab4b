import Foundation

/// A gesture recognizer for one or more taps with one or more fingers.
///
/// A tap takes at most 0.75 seconds, and its fingers move at most 45 points. The next tap of a series begins within 0.35
/// seconds and within 45 points of the previous one.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row.
  open var numberOfTapsRequired = 1

  /// The number of fingers in each tap.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var fingers: [UITouch] = []
  private var lastTapLocation: CGPoint?
  private var timeOut: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { fail(after: TouchDispatcher.tapDuration) }
    fingers += touches
    if fingers.count > numberOfTouchesRequired { state = .failed }
    if fingers.count == numberOfTouchesRequired, let last = lastTapLocation,
      middle.distance(to: last) > TouchDispatcher.tapDistance
    {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if hasLeft(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if hasLeft(touches) { return state = .failed }
    guard fingers.allSatisfy({ $0.isOver || $0.phase == .ended }) else { return }
    guard fingers.count == numberOfTouchesRequired else { return state = .failed }
    tapCount += 1
    lastTapLocation = middle
    fingers = []
    stopWaiting()
    if tapCount < numberOfTapsRequired {
      fail(after: TouchDispatcher.tapInterval)
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    fingers = []
    lastTapLocation = nil
    stopWaiting()
  }

  package override var isAwaitingMoreTouches: Bool { timeOut != nil && fingers.isEmpty }

  private var middle: CGPoint {
    let sum = fingers.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.startLocation.x
      sum.y += touch.startLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  private func hasLeft(_ touches: Set<UITouch>) -> Bool {
    touches.contains { $0.startLocation.distance(to: $0.moment.location) > TouchDispatcher.tapDistance }
  }

  package override func willEnter(_ state: State) {
    super.willEnter(state)
    stopWaiting()
  }

  private func stopWaiting() {
    timeOut?.cancel()
    timeOut = nil
  }

  private func fail(after delay: TimeInterval) {
    stopWaiting()
    timeOut = MainLoop.current.schedule(after: delay) { [weak self] in
      self?.timeOut = nil
      self?.state = .failed
    }
  }
}
