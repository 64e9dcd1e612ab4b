import Kinetics

/// A clock that gives animations a time independent of their layer's, so that code can stop, move and reverse them.
package final class AnimationClock {
  /// The clock's time as a function of the driving time.
  package enum Course {
    case still(Double)
    /// Moves by `rate` seconds for each second of the driving time.
    case steady(from: Double, since: Double, rate: Double)
    case eased(EasedMotion)
    case spring(SpringMotion)
  }

  package var course: Course
  /// The driving time at which the animations end; nil if their own timing decides.
  package var end: Double?
  /// Whether animations stay in their layers after the end.
  package var isEndless = false
  /// Whether the clock's time is the animations' progress. It may lie outside 0 to 1, and animations follow it without
  /// easing.
  package let isProgress: Bool
  /// The layer whose time drives the clock. An outer clock takes precedence; without both, media time drives it.
  private weak var layer: (any LocalTime)?
  private var outer: AnimationClock?

  package init(_ course: Course, isProgress: Bool = false) {
    self.course = course
    self.isProgress = isProgress
  }

  /// Lets the time of a layer, or of another clock, drive this clock from now on.
  package func drive(by layer: any LocalTime, _ outer: AnimationClock?) {
    self.layer = layer
    self.outer = outer
  }

  /// Whether the course ends at progress 0.
  package var isAtBeginning: Bool {
    switch course {
    case .eased(let motion): isProgress && motion.origin + motion.span * motion.curve.value(at: motion.to) == 0
    case .spring(let motion): isProgress && motion.target == 0
    case .still(let time): isProgress && time == 0
    case .steady: false
    }
  }

  /// The driving time at a media time.
  package func drivingTime(at mediaTime: Double) -> Double {
    outer?.time(at: mediaTime) ?? layer?.localTime(at: mediaTime) ?? mediaTime
  }

  /// The clock's time at a media time.
  package func time(at mediaTime: Double) -> Double { course.time(at: drivingTime(at: mediaTime)) }

  /// Whether the clock's time moves at a media time, or will move later.
  func moves(at mediaTime: Double) -> Bool {
    guard drivingPace != 0 else { return false }
    switch course {
    case .still: return false
    case .steady(_, _, let rate): return rate != 0
    case .eased, .spring:
      guard isEndless, drivingPace > 0, let end else { return true }
      return drivingTime(at: mediaTime) < end - Timeline.tolerance
    }
  }

  /// The media time at which an animation ends; infinite if it does not end.
  func end(of timeline: Timeline, placedAt placed: (time: Double, driving: Double)) -> Double {
    let pace = drivingPace
    guard pace != 0 else { return .infinity }
    if pace < 0 { return mediaTime(driving: placed.driving) }
    switch course {
    case .still: return .infinity
    case .steady(let from, let since, let rate):
      guard rate != 0 else { return .infinity }
      let goal = rate > 0 ? timeline.end : min(timeline.begin, placed.time)
      return goal.isFinite ? mediaTime(driving: since + (goal - from) / rate) : .infinity
    case .eased, .spring:
      guard !isEndless, let end else { return .infinity }
      return mediaTime(driving: end)
    }
  }

  /// Whether animations are at their beginning when they end.
  var runsBackwards: Bool {
    if drivingPace < 0 { return true }
    if case .steady(_, _, let rate) = course { return rate < 0 }
    return false
  }

  private var drivingPace: Double { outer?.steadyPace ?? layer?.pace ?? 1 }

  /// The speed of this clock's time when it drives another clock.
  private var steadyPace: Double { if case .steady(_, _, let rate) = course { rate } else { 0 } }

  private func mediaTime(driving time: Double) -> Double {
    if let outer, case .steady(let from, let since, let rate) = outer.course {
      return outer.mediaTime(driving: since + (time - from) / rate)
    }
    return layer?.mediaTime(atLocal: time) ?? time
  }
}

extension AnimationClock.Course {
  /// The clock's time at a driving time.
  package func time(at driving: Double) -> Double {
    switch self {
    case .still(let time): time
    case .steady(let from, let since, let rate): from + (driving - since) * rate
    case .eased(let motion): motion.value(at: driving)
    case .spring(let motion): motion.position(at: driving)
    }
  }

  /// The same course, `delay` seconds later.
  package func delayed(by delay: Double) -> Self {
    switch self {
    case .still: self
    case .steady(let from, let since, let rate): .steady(from: from, since: since + delay, rate: rate)
    case .eased(var motion):
      {
        motion.start += delay
        return .eased(motion)
      }()
    case .spring(let motion):
      .spring(
        SpringMotion(
          spring: motion.spring, from: motion.start, to: motion.target, initialVelocity: motion.initialVelocity,
          beginTime: motion.beginTime + delay))
    }
  }
}

/// A motion along a section of a timing curve.
package struct EasedMotion: Hashable, Sendable {
  package var curve: TimingCurve
  package var start: Double
  package var duration: Double
  /// The section of the curve, as fractions of its time. The motion runs backwards if `to` is smaller than `from`.
  package var from: Double
  package var to: Double
  /// The value at the curve's beginning, and the difference to the value at its end.
  package var origin: Double
  package var span: Double

  package init(
    curve: TimingCurve, start: Double, duration: Double, from: Double = 0, to: Double = 1, origin: Double = 0, span: Double = 1
  ) {
    (self.curve, self.start, self.duration, self.from, self.to) = (curve, start, duration, from, to)
    (self.origin, self.span) = (origin, span)
  }

  /// The fraction of the curve's time at a driving time.
  package func fraction(at time: Double) -> Double {
    guard duration > 0 else { return time < start ? from : to }
    let part = min(max((time - start) / duration, 0), 1)
    return part == 1 ? to : from + (to - from) * part
  }

  package func value(at time: Double) -> Double {
    let fraction = fraction(at: time)
    return fraction == 1 ? origin + span : origin + span * curve.value(at: fraction)
  }
}
