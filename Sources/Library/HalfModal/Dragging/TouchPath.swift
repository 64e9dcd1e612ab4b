import UIKit

/// The path of a finger from its landing until a drag begins, in window coordinates and points.
///
/// UIKit reports one sample per frame. The path between two samples counts as straight, so that a drag begins at the same point
/// at every frame rate.
struct TouchPath {
  /// The movement since the landing.
  private(set) var movement = CGPoint.zero

  /// The movement since the landing up to the first point, perhaps between two samples, at which a drag can begin. Its direction
  /// decides whether one begins.
  private(set) var movementAtBegin = CGPoint.zero

  /// Whether the finger first moved across the axis of the drag, or dragged a list. Its movement before the turn does not count.
  private(set) var hasStrayed = false

  /// The part of the last movement after the turn into the axis.
  private(set) var movementSinceTurn = CGPoint.zero

  private let start: CGPoint

  /// The distance that a finger moves before it drags, in points. UIKit's pan recognizer begins at about this distance.
  private static let hysteresis: CGFloat = 10

  init(start: CGPoint) {
    self.start = start
  }

  /// Whether the finger has moved far enough for a drag.
  var isLong: Bool { hypot(movement.x, movement.y) >= Self.hysteresis }

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - isJoined: Whether the finger already drags a list that shares the drag.
  ///   - isAstray: Returns whether a movement leads across the axis of the drag.
  mutating func move(to point: CGPoint, isJoined: Bool, isAstray: (CGPoint) -> Bool) {
    let last = movement
    movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
    movementAtBegin = movement
    if isJoined {
      (hasStrayed, movementSinceTurn) = (true, CGPoint(x: movement.x - last.x, y: movement.y - last.y))
    } else if isLong {
      lookBetweenSamples(from: last, isAstray)
    }
  }

  private mutating func lookBetweenSamples(from last: CGPoint, _ isAstray: (CGPoint) -> Bool) {
    func isLong(_ point: CGPoint) -> Bool { hypot(point.x, point.y) >= Self.hysteresis }
    if !hasStrayed {
      if !isLong(last) { movementAtBegin = last.first(to: movement, where: isLong) }
      hasStrayed = isAstray(movementAtBegin)
    }
    if hasStrayed, !isAstray(movement) {
      movementAtBegin = movement
      let turn = last.first(to: movement) { !isAstray($0) && isLong($0) }
      movementSinceTurn = CGPoint(x: movement.x - turn.x, y: movement.y - turn.y)
    }
  }
}

extension CGPoint {
  /// The first point on the straight line to `end` that fulfils a condition which `end` fulfils, by bisection.
  fileprivate func first(to end: CGPoint, where condition: (CGPoint) -> Bool) -> CGPoint {
    if condition(self) { return self }
    var (none, first) = (self, end)
    for _ in 0..<50 {
      let middle = CGPoint(x: (none.x + first.x) / 2, y: (none.y + first.y) / 2)
      if condition(middle) { first = middle } else { none = middle }
    }
    return first
  }
}
