import Foundation
import Kinetics
import QuartzCore

/// Recognizes fingers that drag.
///
/// It begins when the fingers have moved by 10 points. Those do not count: from then on ``translation(in:)`` is the motion
/// less its first 10 points, so that it grows from zero whatever the rate at which the fingers are seen. Before, as in
/// `gestureRecognizerShouldBegin`, it is the whole motion. A finger that lands or lifts moves nothing.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must be down for it to begin, and to go on.
  open var minimumNumberOfTouches = 1

  /// How many fingers may be down when it begins. Later ones beyond this are ignored.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers move before it begins, in points.
  package var hysteresis: CGFloat = 10

  /// The motion of the fingers' middle since there were enough of them, in the window's coordinates.
  private var path = CGPoint.zero
  /// Where on the path the translation is zero.
  private var origin = CGPoint.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var fingers: [UITouch] = []
  private var time: TimeInterval = 0
  /// When it had seen the pan, by the event and by the clock; it may have to wait before it begins.
  private var attempt: (event: TimeInterval, clock: TimeInterval)?

  // MARK: Motion

  /// How far the fingers have gone, in the coordinates of the view, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint {
    direction(CGPoint(x: path.x - origin.x, y: path.y - origin.y), in: view)
  }

  /// Makes the present place that of another translation, from which it goes on. The velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = windowDirection(translation, from: view)
    origin = CGPoint(x: path.x - moved.x, y: path.y - moved.y)
  }

  /// How fast the fingers move now, in points per second and the coordinates of the view, or of the window for nil.
  open func velocity(in view: UIView?) -> CGPoint {
    direction(CGPoint(x: horizontal.velocity(at: time), y: vertical.velocity(at: time)), in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let wasEnough = fingers.count >= minimumNumberOfTouches
    for touch in event.orderedTouches where touches.contains(touch) {
      if fingers.count < maximumNumberOfTouches {
        fingers.append(touch)
      } else if state == .possible {
        return state = .failed
      } else {
        ignore(touch, for: event)
      }
    }
    if state == .possible, !wasEnough { startPath() }
    note(event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(touches, event.timestamp)
    guard fingers.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      beginIfMovedEnough()
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    move(touches, event.timestamp)
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    fingers = []
    attempt = nil
    startPath()
  }

  // MARK: For subclasses of this module

  /// Whether the motion since the fingers landed is a pan: 10 points in any direction, without an override.
  package func isPan(_ motion: CGPoint) -> Bool { hypot(motion.x, motion.y) >= hysteresis - 1e-9 }

  package override func willEnter(_ state: State) {
    super.willEnter(state)
    guard state == .began else { return }
    // What was seen while it waited for others would be a jump.
    let isLate = attempt.map { $0.event < time || $0.clock < MediaTime.now } ?? false
    let length = hypot(path.x, path.y)
    let spent = isLate || length <= hysteresis ? 1 : hysteresis / length
    origin.x += path.x * spent
    origin.y += path.y * spent
  }

  // MARK: The path

  private func beginIfMovedEnough() {
    guard isPan(path) else { return }
    if attempt == nil { attempt = (time, MediaTime.now) }
    state = .began
  }

  private func startPath() {
    path = .zero
    origin = .zero
    horizontal.reset()
    vertical.reset()
  }

  /// The fingers that land with this event have not moved yet: they neither move the middle nor share its motion.
  private func move(_ touches: Set<UITouch>, _ timestamp: TimeInterval) {
    let moving = fingers.filter { $0.phase != .began }
    guard moving.count >= minimumNumberOfTouches else { return }
    for touch in touches where moving.contains(touch) {
      path.x += (touch.moment.location.x - touch.moment.previousLocation.x) / CGFloat(moving.count)
      path.y += (touch.moment.location.y - touch.moment.previousLocation.y) / CGFloat(moving.count)
    }
    note(timestamp)
  }

  private func note(_ timestamp: TimeInterval) {
    time = timestamp
    horizontal.add(position: path.x, at: timestamp)
    vertical.add(position: path.y, at: timestamp)
  }

  private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func windowDirection(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
