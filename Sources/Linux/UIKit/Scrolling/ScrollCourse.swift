import Kinetics

/// One axis of content that goes on by itself: it glides, and where it meets an end of the content it bounces.
///
/// Every moment follows from the release alone, so that it does not matter at which moments somebody looks. Times are in seconds
/// since the release, offsets in points.
struct ScrollCourse {
  /// How content comes back from beyond its end.
  static let bounce = Spring(response: 2 * .pi / 10, dampingRatio: 1)

  /// Where it comes to rest.
  let rest: Double
  /// When it is at rest.
  let duration: Double

  private let decay: Decay
  private let start: Double
  /// Where the glide would end if nothing were in its way.
  private let glideTarget: Double
  /// When the glide is over, because an end of the content is met.
  private let glideDuration: Double
  /// The way back; its times are the course's.
  private let spring: SpringMotion?

  /// The course that would glide to `target` if the content had no ends.
  ///
  /// Where it begins beyond an end and the glide would not leave there, there is no glide.
  ///
  /// - Parameters:
  ///   - tolerance: The distance that counts as rest.
  ///   - isBouncing: Whether it is on its way back already where it begins beyond an end, and does not glide there in any case.
  init(
    from start: Double, glidingTo target: Double, in range: ScrollRange, decay: Decay, tolerance: Double,
    isBouncing: Bool = false
  ) {
    self.decay = decay
    self.start = start
    glideTarget = target
    let velocity = decay.initialVelocity(from: start, to: target)
    let edge = range.clamped(start)
    if start != edge, isBouncing || (target - edge) * (start - edge) >= 0 {
      spring = SpringMotion(spring: Self.bounce, from: start, to: edge, initialVelocity: velocity, beginTime: 0)
      rest = edge
      glideDuration = 0
    } else {
      rest = range.clamped(target)
      glideDuration = decay.time(
        untilDistance: max(abs(target - rest), tolerance), initialVelocity: velocity)
      spring =
        rest == target || !range.bounces
        ? nil
        : SpringMotion(
          spring: Self.bounce, from: rest, to: rest, initialVelocity: decay.initialVelocity(from: rest, to: target),
          beginTime: glideDuration)
    }
    duration = spring?.endTime(threshold: tolerance) ?? glideDuration
  }

  func offset(at time: Double) -> Double {
    if time >= duration { return rest }
    if let spring, time >= glideDuration { return spring.position(at: time) }
    return decay.value(at: time, from: start, initialVelocity: decay.initialVelocity(from: start, to: glideTarget))
  }

  /// Where a glide with the velocity of a moment, from the offset of that moment, would end.
  private func glideTarget(at time: Double) -> Double {
    if time >= duration { return rest }
    guard let spring, time >= glideDuration else { return glideTarget }
    return decay.end(from: spring.position(at: time), initialVelocity: spring.velocity(at: time))
  }

  /// The course from a moment on, moved to another offset with the velocity of that moment, or in another range.
  func continued(at time: Double, from offset: Double, in range: ScrollRange, tolerance: Double) -> ScrollCourse {
    ScrollCourse(
      from: offset, glidingTo: glideTarget(at: time) + (offset - self.offset(at: time)), in: range, decay: decay,
      tolerance: tolerance, isBouncing: spring != nil && time >= glideDuration)
  }
}
