import Foundation
import Kinetics
import QuartzCore

/// A gesture recognizer for drags with one or more fingers.
///
/// The gesture begins when the fingers have moved by 10 points. ``translation(in:)`` doesn't include these points: it starts
/// at zero, at any sampling rate of the touches. Before the gesture begins, it returns the whole movement, and during
/// `gestureRecognizerShouldBegin` the first 10 points. It doesn't change when a finger touches down or is lifted.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers for the gesture to begin and to continue.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers. More fingers make the recognizer fail before it begins, and are ignored afterwards.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the fingers move before the gesture begins, in points.
  package var hysteresis: CGFloat = 10

  /// The rounding error of a sum of many small movements, in points.
  private static let rounding: CGFloat = 1e-9

  /// The movement of the fingers' centroid since enough fingers touched down, in the window's coordinates.
  private var path = CGPoint.zero
  /// The point of the path at which the translation is zero.
  private var origin = CGPoint.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var fingers: [UITouch] = []
  private var time: TimeInterval = 0
  /// The time at which the pan was detected, on the event's and on the loop's clock. The recognizer may
  /// have to wait before it begins.
  private var attempt: (event: TimeInterval, clock: TimeInterval)?
  /// The movement up to the point at which it became a pan, which may lie between two samples.
  package private(set) var motionAtStart: CGPoint?

  // MARK: Motion

  /// Returns the translation of the fingers, in points in the coordinates of `view`, or of the window if nil.
  open func translation(in view: UIView?) -> CGPoint {
    let end = state == .possible ? motionAtStart ?? path : path
    return direction(CGPoint(x: end.x - origin.x, y: end.y - origin.y), in: view)
  }

  /// Sets the translation at the current location. Later movement adds to it. The velocity doesn't change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = windowDirection(translation, from: view)
    origin = CGPoint(x: path.x - moved.x, y: path.y - moved.y)
  }

  /// Returns the velocity of the fingers, in points per second in the coordinates of `view`, or of the window if nil.
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

  /// Returns whether a movement since touch down is a pan; by default at least 10 points in any direction.
  package func isPan(_ motion: CGPoint) -> Bool { hypot(motion.x, motion.y) >= hysteresis - Self.rounding }

  package override func willEnter(_ state: State) {
    super.willEnter(state)
    guard state == .began else { return }
    // Movement during the wait for other recognizers would make the translation jump.
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

  /// Returns the first movement along the straight line from the last sample that is a pan, if the one at the end of the line
  /// isn't: a finger that changes direction can make a pan for a moment.
  private func passedPan(from last: CGPoint) -> CGPoint? {
    let way = CGPoint(x: path.x - last.x, y: path.y - last.y)
    let length = hypot(way.x, way.y)
    guard length > 0 else { return nil }
    // Candidates are the points at which the line crosses an axis or a diagonal, or leaves the circle of movements that are too
    // short.
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

  /// Returns the first point on the straight line from the last sample at which the movement is a pan. More samples would have
  /// detected it there.
  private func firstPan(from last: CGPoint, to path: CGPoint) -> CGPoint {
    let length = hypot(path.x, path.y)
    if length <= hysteresis + Self.rounding { return path }
    if abs(last.x * path.y - last.y * path.x) < Self.rounding * length, !isPan(last) {
      // The whole movement is straight.
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
    // A point slightly further on, so that code that examines the direction gets the same result.
    return place(min(1, first + 1e-4 / max(1e-4, hypot(path.x - last.x, path.y - last.y))))
  }

  private func startPath() {
    path = .zero
    origin = .zero
    horizontal.reset()
    vertical.reset()
  }

  /// Moves the path. Fingers that touch down in this event have not moved yet, so they are not part of the centroid.
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
