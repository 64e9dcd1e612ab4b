import Foundation

/// A gesture recognizer for fingers that press without moving. It then follows them until they are lifted.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press before the gesture begins, in seconds. With 0 the gesture begins at touch down.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The number of fingers that must press.
  open var numberOfTouchesRequired = 1

  /// The number of taps that must precede the press.
  open var numberOfTapsRequired = 0

  /// The distance that a finger may move before the gesture begins, in points. Later movement isn't limited.
  open var allowableMovement: CGFloat = 10

  private var tapCount = 0
  private var fingers: [UITouch] = []
  private var timer: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    if fingers.isEmpty, tapCount < numberOfTapsRequired { wait(TouchDispatcher.tapDuration, for: .failed) }
    fingers += touches
    if fingers.count > numberOfTouchesRequired { return state = .failed }
    guard fingers.count == numberOfTouchesRequired, tapCount == numberOfTapsRequired else { return }
    if minimumPressDuration > 0 { wait(minimumPressDuration, for: .began) } else { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return state = .changed }
    if hasLeft(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingers.allSatisfy({ $0.isOver || $0.phase == .ended }) || state == .possible && !isTapping else { return }
    guard state == .possible else { return state = .ended }
    guard isTapping, fingers.count == numberOfTouchesRequired, !hasLeft(touches) else { return state = .failed }
    tapCount += 1
    fingers = []
    wait(TouchDispatcher.tapInterval, for: .failed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    fingers = []
    stopWaiting()
  }

  package override var isAwaitingMoreTouches: Bool { timer != nil && fingers.isEmpty }

  package override func willEnter(_ state: State) {
    super.willEnter(state)
    stopWaiting()
  }

  /// Whether the fingers that are down belong to one of the taps before the press.
  private var isTapping: Bool { tapCount < numberOfTapsRequired }

  private func hasLeft(_ touches: Set<UITouch>) -> Bool {
    touches.contains { $0.startLocation.distance(to: $0.moment.location) > allowableMovement }
  }

  private func wait(_ delay: TimeInterval, for next: State) {
    stopWaiting()
    timer = MainLoop.current.schedule(after: delay) { [weak self] in
      self?.timer = nil
      self?.state = next
    }
  }

  private func stopWaiting() {
    timer?.cancel()
    timer = nil
  }
}
