import Foundation
import Kinetics
import QuartzCore

/// Recognizes fingers that drag.
///
/// It begins when the fingers have moved by 10 points. Those do not count: from then on ``translation(in:)`` is the motion
/// less its first 10 points, so that it grows from zero whatever the rate at which the fingers are seen. Before, it is the motion
/// so far, and in `gestureRecognizerShouldBegin` those 10 points. A finger that lands or lifts moves nothing.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must be down for it to begin, and to go on.
  open var minimumNumberOfTouches = 1

  /// How many fingers may be down when it begins. Later ones beyond this are ignored.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers move before it begins, in points.
  package var hysteresis: CGFloat = 10

  /// What a sum of many small motions can be off by, in points.
  private static let rounding: CGFloat = 1e-9

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
  /// The motion up to the place, perhaps between two samples, where it was seen to be a pan.
  package private(set) var motionAtStart: CGPoint?

  // MARK: Motion

  /// How far the fingers have gone, in the coordinates of the view, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint {
    let end = state == .possible ? motionAtStart ?? path : path
    return direction(CGPoint(x: end.x - origin.x, y: end.y - origin.y), in: view)
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
    let last = path
    move(touches, event.timestamp)
    guard fingers.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      beginIfMovedEnough(since: last)
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
    motionAtStart = nil
    startPath()
  }

  // MARK: For subclasses of this module

  /// Whether a motion since the fingers landed is a pan: 10 points in any direction, without an override.
  package func isPan(_ motion: CGPoint) -> Bool { hypot(motion.x, motion.y) >= hysteresis - Self.rounding }

  package override func willEnter(_ state: State) {
    super.willEnter(state)
    guard state == .began else { return }
    // What was seen while it waited for others would be a jump.
    let isLate = attempt.map { $0.event < time || $0.clock < MediaTime.now } ?? false
    let spent = isLate ? path : motionAtStart ?? path
    origin.x += spent.x
    origin.y += spent.y
  }

  // MARK: The path

  private func beginIfMovedEnough(since last: CGPoint) {
    guard let end = isPan(path) ? path : passedPan(from: last) else { return }
    if attempt == nil {
      attempt = (time, MediaTime.now)
      motionAtStart = firstPan(from: last, to: end)
    }
    state = .began
  }

  /// A motion on the straight way from the last sample that was a pan although that at its end is none: a finger that turns can be
  /// one for a moment.
  private func passedPan(from last: CGPoint) -> CGPoint? {
    let way = CGPoint(x: path.x - last.x, y: path.y - last.y)
    let length = hypot(way.x, way.y)
    guard length > 0 else { return nil }
    // Where the way crosses an axis or a diagonal, and where it leaves the circle within which nothing is a pan.
    let nearest = -(last.x * way.x + last.y * way.y) / (length * length)
    let distance = abs(last.x * way.y - last.y * way.x) / length
    let exit = nearest + max(0, hysteresis * hysteresis - distance * distance).squareRoot() / length
    let axes: [CGFloat] = [-last.x / way.x, -last.y / way.y]
    let diagonals: [CGFloat] = [(last.y - last.x) / (way.x - way.y), -(last.x + last.y) / (way.x + way.y)]
    let beside: CGFloat = 1e-3 / length
    var parts: [CGFloat] = []
    for part in axes + diagonals + [exit] { parts += [part - beside, part + beside] }
    for part in parts.sorted() where part > 0 && part < 1 {
      let motion = CGPoint(x: last.x + way.x * part, y: last.y + way.y * part)
      if isPan(motion) { return motion }
    }
    return nil
  }

  /// Where on the straight way from the last sample the motion became a pan: more samples would have shown it there.
  private func firstPan(from last: CGPoint, to path: CGPoint) -> CGPoint {
    let length = hypot(path.x, path.y)
    if length <= hysteresis + Self.rounding { return path }
    if abs(last.x * path.y - last.y * path.x) < Self.rounding * length, !isPan(last) {
      // The whole motion is straight.
      return CGPoint(x: path.x * (hysteresis / length), y: path.y * (hysteresis / length))
    }
    func place(_ part: CGFloat) -> CGPoint {
      CGPoint(x: last.x + (path.x - last.x) * part, y: last.y + (path.y - last.y) * part)
    }
    var (none, first): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<50 {
      let middle = (none + first) / 2
      if isPan(place(middle)) { first = middle } else { none = middle }
    }
    // A little beyond, where whoever looks at the direction sees the same one.
    return place(min(1, first + 1e-4 / max(1e-4, hypot(path.x - last.x, path.y - last.y))))
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
