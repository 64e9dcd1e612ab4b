import Kinetics

/// One axis of content that moves by itself: it decelerates, and bounces if it reaches an end of the content.
///
/// Every value depends only on the release, so the frame rate does not change the motion. Times are in seconds since the release,
/// offsets in points.
struct ScrollCourse {
  /// The spring that returns content from past its end.
  static let bounce = Spring(response: 2 * .pi / 10, dampingRatio: 1)

  /// The final offset.
  let rest: Double
  /// The time of arrival at `rest`.
  let duration: Double

  private let decay: Decay
  private let start: Double
  /// The final offset of the deceleration if the content had no ends.
  private let glideTarget: Double
  /// The time at which the deceleration stops or reaches an end of the content.
  private let glideDuration: Double
  /// The bounce. Its times are also in seconds since the release.
  private let spring: SpringMotion?

  /// Creates a motion that would decelerate to `target` if the content had no ends.
  ///
  /// If it starts past an end and the deceleration would stop past the same end, the content springs back at once.
  ///
  /// - Parameters:
  ///   - tolerance: The distance that counts as rest, in points.
  ///   - isBouncing: Whether the content is already springing back. If true, content past an end springs back without
  ///     decelerating first.
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

  /// The offset at which a deceleration would end if it started with the offset and velocity of `time`.
  private func glideTarget(at time: Double) -> Double {
    if time >= duration { return rest }
    guard let spring, time >= glideDuration else { return glideTarget }
    return decay.end(from: spring.position(at: time), initialVelocity: spring.velocity(at: time))
  }

  /// The motion from `time` on, with the same velocity but from another offset or in another range.
  func continued(at time: Double, from offset: Double, in range: ScrollRange, tolerance: Double) -> ScrollCourse {
    ScrollCourse(
      from: offset, glidingTo: glideTarget(at: time) + (offset - self.offset(at: time)), in: range, decay: decay,
      tolerance: tolerance, isBouncing: spring != nil && time >= glideDuration)
  }
}
