import Kinetics
import QuartzCore

/// Content on its way, by itself or because code asked for it: a function of time.
struct ScrollMotion {
  enum Path {
    /// After a drag.
    case deceleration(x: ScrollCourse, y: ScrollCourse)
    /// To an offset that code asked for.
    case animation(from: CGPoint, to: CGPoint)
  }

  /// How long content takes to where code wants it, in seconds.
  static let animationDuration = 0.3
  private static let curve = TimingCurve.easeInOut

  let path: Path
  /// In media time.
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

  /// Where it comes to rest.
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

  /// The motion after code has moved the content to another offset, or changed where it may rest: a deceleration keeps its
  /// velocity, an animation its target and its end.
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
  /// An animation that goes on from an offset to another target, and ends when it would have ended.
  func retargeted(to target: CGPoint, at time: CFTimeInterval, from offset: CGPoint) -> ScrollMotion {
    let rest = 1 - Self.curve.value(at: (time - begin) / Self.animationDuration)
    guard rest > 0 else { return self }
    let start = CGPoint(x: target.x + (offset.x - target.x) / rest, y: target.y + (offset.y - target.y) / rest)
    return ScrollMotion(path: .animation(from: start, to: target), begin: begin)
  }
}
