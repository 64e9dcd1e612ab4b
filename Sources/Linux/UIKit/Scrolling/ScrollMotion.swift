import Kinetics
import QuartzCore

/// Motion without a finger, after a drag or started by code, as a function of time.
struct ScrollMotion {
  enum Path {
    /// Deceleration after a drag.
    case deceleration(x: ScrollCourse, y: ScrollCourse)
    /// An animation to an offset that code set.
    case animation(from: CGPoint, to: CGPoint)
  }

  /// The duration of a scroll animation, in seconds.
  static let animationDuration = 0.3
  private static let curve = TimingCurve.easeInOut

  let path: Path
  /// The start, in media time.
  let begin: CFTimeInterval

  var isDeceleration: Bool {
    if case .deceleration = path { true } else { false }
  }

  var end: CFTimeInterval {
    switch path {
    case .deceleration(let x, let y): begin + max(x.duration, y.duration)
    case .animation: begin + Self.animationDuration
    }
  }

  /// The final offset.
  var rest: CGPoint {
    switch path {
    case .deceleration(let x, let y): CGPoint(x: x.rest, y: y.rest)
    case .animation(_, let target): target
    }
  }

  func offset(at time: CFTimeInterval) -> CGPoint {
    let passed = time - begin
    switch path {
    case .deceleration(let x, let y):
      return CGPoint(x: x.offset(at: passed), y: y.offset(at: passed))
    case .animation(let start, let target):
      let rest = 1 - Self.curve.value(at: passed / Self.animationDuration)
      return CGPoint(x: target.x + (start.x - target.x) * rest, y: target.y + (start.y - target.y) * rest)
    }
  }

  /// The motion after code moved the content to another offset or its range changed. A deceleration keeps its velocity, an
  /// animation keeps its target and end time.
  func continued(
    at time: CFTimeInterval, from offset: CGPoint, in ranges: (x: ScrollRange, y: ScrollRange), tolerance: Double
  ) -> ScrollMotion {
    let passed = time - begin
    switch path {
    case .deceleration(let x, let y):
      let newX = x.continued(at: passed, from: offset.x, in: ranges.x, tolerance: tolerance)
      let newY = y.continued(at: passed, from: offset.y, in: ranges.y, tolerance: tolerance)
      return ScrollMotion(path: .deceleration(x: newX, y: newY), begin: time)
    case .animation(_, let target): return retargeted(to: target, at: time, from: offset)
    }
  }
  /// The animation from the given offset to another target, with an unchanged end time.
  func retargeted(to target: CGPoint, at time: CFTimeInterval, from offset: CGPoint) -> ScrollMotion {
    let rest = 1 - Self.curve.value(at: (time - begin) / Self.animationDuration)
    guard rest > 0 else { return self }
    let start = CGPoint(x: target.x + (offset.x - target.x) / rest, y: target.y + (offset.y - target.y) / rest)
    return ScrollMotion(path: .animation(from: start, to: target), begin: begin)
  }
}
