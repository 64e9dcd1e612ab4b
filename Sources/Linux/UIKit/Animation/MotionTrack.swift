import Kinetics
import QuartzCore

/// The changes of a property animator that start and end together.
@MainActor final class MotionTrack {
  /// The part of the animator's motion, from 0 to 1, in which this track runs.
  let lower: Double
  let upper: Double
  let axis: MotionTiming.Axis
  /// Whether the track was added while the animator ran in reverse: its end is then at the animator's start.
  let isInverted: Bool
  let clock: AnimationClock
  /// Whether the track has never run, so that further changes can join it.
  private(set) var isFresh = true

  /// The positions of the animator and of the track when they were paused.
  private var anchor: (whole: Double, part: Double)?
  private var velocity: Double?
  /// The fraction of time on the curve at which the track was paused; nil once it was moved.
  private(set) var curveFraction: Double?

  init(lower: Double, upper: Double, axis: MotionTiming.Axis = .x, isInverted: Bool = false) {
    (self.lower, self.upper, self.axis, self.isInverted) = (lower, upper, axis, isInverted)
    clock = AnimationClock(.still(0), isProgress: true)
  }

  private var part: Double { if case .still(let part) = clock.course { part } else { 0 } }

  /// Continues from the current position and returns the time of arrival. `place` is the animator's
  /// progress in time, from 0 to 1.
  func run(from start: Double, at place: Double, isReversed: Bool, pace: Pace) -> Double {
    isFresh = false
    let goal: Double = isReversed == isInverted ? 1 : 0
    let ahead = isReversed ? place - upper : lower - place
    let left = isReversed ? place : 1 - place
    let share = upper - lower
    var wait = max(0, ahead) * pace.duration
    if let rest = pace.rest, left > 0 { wait = max(0, ahead) / left * rest }
    let begin = start + wait
    let distance = abs(goal - part)
    let full = max(share * pace.duration, MainLoop.tolerance)
    guard distance > 0 || velocity ?? 0 != 0 else {
      clock.course = .eased(EasedMotion(curve: .linear, start: begin, duration: 0, from: part, to: part))
      return begin
    }
    if case .eased(let curve) = pace.timing.shape {
      var motion = EasedMotion(curve: curve, start: begin, duration: full)
      let place = curveFraction ?? curve.progress(at: part)
      // A spring may have left the track outside its ends, at a value that the curve never reaches.
      if pace.isOther || abs(curve.value(at: place) - part) > MainLoop.tolerance {
        (motion.origin, motion.span) = (part, goal - part)
        motion.duration = full * distance
      } else {
        motion.from = place
        motion.to = goal
        motion.duration = full * abs(goal - motion.from)
      }
      if let rest = pace.rest { motion.duration = max(0, rest - wait) }
      clock.course = .eased(motion)
      return begin + motion.duration
    }
    let own = pace.timing.velocity(axis)
    let carried = pace.isOther && own != 0 ? nil : velocity
    let way = MotionTiming.Way(
      start: begin, from: part, to: goal, velocity: carried,
      duration: pace.rest.map { max($0 - wait, MainLoop.tolerance) } ?? full,
      isRest: pace.rest != nil)
    let (motion, duration) = pace.timing.springMotion(on: way, axis: axis)
    clock.course = .spring(motion)
    return begin + duration
  }

  /// Stops the track at its current position.
  func hold(at now: Double, whole: Double) {
    let part = clock.course.time(at: now)
    (velocity, curveFraction) = (nil, nil)
    switch clock.course {
    case .eased(let motion) where motion.origin == 0 && motion.span == 1: curveFraction = motion.fraction(at: now)
    case .spring(let motion): velocity = motion.beginTime > now ? nil : motion.velocity(at: now)
    default: break
    }
    anchor = (whole, part)
    clock.course = .still(part)
    clock.end = nil
  }

  /// Moves the paused track to the position that corresponds to that of the animator. The positions at which both were paused
  /// correspond, and the mapping is linear on either side of them.
  func move(to whole: Double) {
    (velocity, curveFraction) = (nil, nil)
    guard let anchor else {
      clock.course = .still(share(of: whole))
      return
    }
    let (here, there) = (share(of: anchor.whole), share(of: whole))
    let isAfter = isInverted ? whole < anchor.whole : whole > anchor.whole
    let part: Double =
      if isAfter {
        here < 1 ? anchor.part + (1 - anchor.part) * (there - here) / (1 - here) : there
      } else {
        here > 0 ? anchor.part * there / here : there
      }
    clock.course = .still(part)
  }

  private func share(of whole: Double) -> Double {
    guard upper > lower else { return whole < lower ? 0 : 1 }
    let part = isInverted ? (upper - whole) / (upper - lower) : (whole - lower) / (upper - lower)
    return min(max(part, 0), 1)
  }
}
