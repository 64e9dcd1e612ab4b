/// The mapping from a container's time to an animation's passes, as a pure function.
package struct Timeline {
  /// Times that differ by less than this, in seconds, count as equal.
  package static let tolerance = 1e-9

  /// A moment in a pass.
  package struct Moment {
    /// Seconds into the pass, from 0 to `duration`. They decrease in a reversed pass.
    package var time: Double
    /// The length of a pass, in seconds.
    package var duration: Double
    /// The number of completed rounds. A round is a pass, with its reversed pass if there is one.
    package var round: Int

    /// The fraction of the pass, from 0 to 1.
    package var fraction: Double { duration > 0 ? min(time / duration, 1) : 1 }
  }

  /// The begin time, in the container's time.
  package let begin: Double
  package let duration: Double
  package let speed: Double
  package let offset: Double
  package let autoreverses: Bool
  /// Seconds of the animation's own time from its beginning to its end; may be infinite.
  package let activeDuration: Double
  package let fillMode: CAMediaTimingFillMode

  init(_ timing: MediaTiming, begin: Double, duration: Double) {
    self.begin = begin
    self.duration = duration
    speed = Double(timing.speed)
    offset = timing.timeOffset
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
    let round = timing.autoreverses ? duration * 2 : duration
    activeDuration =
      if timing.repeatDuration > 0 {
        timing.repeatDuration
      } else if timing.repeatCount > 0 {
        round > 0 ? round * Double(timing.repeatCount) : 0
      } else {
        round
      }
  }

  /// The end time, in the container's time; infinite if it does not end.
  package var end: Double { speed == 0 ? .infinity : begin + activeDuration / abs(speed) }

  /// The moment shown at a time of the container; nil if nothing is shown. At the exact end, the end value is still shown.
  package func moment(at time: Double) -> Moment? {
    var elapsed = (time - begin) * abs(speed)
    if time < begin - Timeline.tolerance {
      guard fillMode.fillsBefore else { return nil }
      elapsed = 0
    } else if elapsed > activeDuration + Timeline.tolerance {
      guard fillMode.fillsAfter else { return nil }
      elapsed = activeDuration
    }
    elapsed = min(max(elapsed, 0), activeDuration)
    var local = speed < 0 && activeDuration.isFinite ? activeDuration - elapsed : elapsed
    if offset != 0 {
      local += offset
      // The part that the offset skips at the front is shown at the back.
      if local > activeDuration + Timeline.tolerance, activeDuration > 0 { local -= activeDuration }
      local = max(local, 0)
    }
    let round = autoreverses ? duration * 2 : duration
    guard round > 0, round.isFinite else { return Moment(time: round > 0 ? local : 0, duration: duration, round: 0) }
    var count = (local / round).rounded(.down)
    var rest = local - count * round
    if round - rest < Timeline.tolerance {
      count += 1
      rest = 0
    }
    if rest < Timeline.tolerance, count > 0, abs(local - activeDuration) < Timeline.tolerance {
      count -= 1
      rest = round
    }
    return Moment(time: rest > duration ? round - rest : rest, duration: duration, round: Int(count))
  }
}
