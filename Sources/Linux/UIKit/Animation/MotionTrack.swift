import Kinetics
import QuartzCore

/// The changes of a property animator that share a beginning and an end.
@MainActor final class MotionTrack {
  /// The part of the animator's way in which the track goes its own.
  let lower: Double
  let upper: Double
  let axis: MotionTiming.Axis
  /// Whether it was added on the way back, so that its end lies at the animator's beginning.
  let isInverted: Bool
  let clock: AnimationClock
  /// Whether it has never run: changes may still join.
  private(set) var isFresh = true

  /// Where the animator and the track were when they were paused.
  private var anchor: (whole: Double, part: Double)?
  private var velocity: Double?
  /// Where on its curve the track was paused; nil where it was moved since.
  private(set) var curveFraction: Double?

  init(lower: Double, upper: Double, axis: MotionTiming.Axis = .x, isInverted: Bool = false) {
    (self.lower, self.upper, self.axis, self.isInverted) = (lower, upper, axis, isInverted)
    clock = AnimationClock(.still(0), isProgress: true)
  }

  private var part: Double { if case .still(let part) = clock.course { part } else { 0 } }

  /// Goes on from where it is, while the animator is at a part of its own time, and returns when it will be there.
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
      // Beyond its ends a spring may have left the track where the curve does not come.
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

  /// Stands still where it is.
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

  /// Moves along with the animator, evenly on either side of where both were paused.
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
