import Foundation
import Kinetics
import QuartzCore

/// The motion of a property animator: where its animations are on their way, and how they go on. Time is the driving layer's.
@MainActor final class PropertyMotion {
  private(set) var timing: MotionTiming
  /// Of the whole way, in seconds.
  private(set) var duration: Double
  private(set) var isReversed = false
  private(set) var isPaused = true
  var scrubsLinearly = true
  var isEndless = false { didSet { for track in tracks { track.clock.isEndless = isEndless } } }

  private(set) var tracks: [MotionTrack] = []
  /// The layer, or the clock, in whose time the tracks run.
  private weak var layer: CALayer?
  private var outer: AnimationClock?
  /// What the tracks followed when they were paused; nil when they were moved since, or never ran.
  private var interrupted: (courses: [AnimationClock.Course], end: Double, time: Double)?
  private var isDriven = false

  init(timing: MotionTiming, duration: Double) {
    self.timing = timing
    self.duration = max(timing.duration(asked: duration), MainLoop.tolerance)
    tracks = [MotionTrack(lower: 0, upper: 1)]
  }

  private var main: MotionTrack { tracks[0] }
  private var goal: Double { isReversed ? 0 : 1 }
  private var now: Double { main.clock.drivingTime(at: MediaTime.now) }

  /// The part of the way, from the start to the end.
  var whole: Double { main.clock.time(at: MediaTime.now) }

  /// The part of the time that belongs to where the motion is, from the start to the end.
  private var timePlace: Double {
    let way = min(max(whole, 0), 1)
    guard case .eased(let curve) = timing.shape else { return way }
    return main.curveFraction ?? curve.progress(at: way)
  }

  var isRunning: Bool { !isPaused && now < (main.clock.end ?? now) - MainLoop.tolerance }

  /// The part of the way, or of the curve's time, in the direction of the motion.
  var fraction: Double {
    let way = min(max(whole, 0), 1)
    let part = if case .eased(let curve) = timing.shape, !scrubsLinearly { curve.progress(at: way) } else { way }
    return isReversed ? 1 - part : part
  }

  /// The first layer that is animated gives the time for all.
  func takeTime(of layer: CALayer, _ outer: AnimationClock?) {
    guard !isDriven else { return }
    isDriven = true
    (self.layer, self.outer) = (layer, outer)
    main.clock.drive(by: layer, outer)
  }

  /// The track for changes that begin after a part of what remains of the way.
  func track(delayedBy delay: Double, axis: MotionTiming.Axis) -> MotionTrack {
    let delay = min(max(delay, 0), 1)
    let from = hasBegun ? min(max(whole, 0), 1) : 0
    let (lower, upper) = isReversed ? (0, from * (1 - delay)) : (from + (1 - from) * delay, 1)
    if let known = tracks.first(where: {
      $0.lower == lower && $0.upper == upper && $0.axis == axis && $0.isInverted == isReversed && $0.isFresh
    }) {
      return known
    }
    let track = MotionTrack(lower: lower, upper: upper, axis: axis, isInverted: isReversed)
    if let layer { track.clock.drive(by: layer, outer) }
    track.clock.isEndless = isEndless
    tracks.append(track)
    return track
  }

  private(set) var hasBegun = false

  // MARK: Steps

  /// The blocks have run: the motion stands at its beginning.
  func begin() { hasBegun = true }

  /// Goes on, or starts after `delay` seconds.
  func run(after delay: Double = 0, timing newTiming: MotionTiming? = nil, duration newDuration: Double? = nil) {
    guard isPaused else { return }
    let start = now + delay
    isPaused = false
    if let interrupted, newTiming == nil, newDuration == nil, interrupted.courses.count == tracks.count {
      for (track, course) in zip(tracks, interrupted.courses) {
        track.clock.course = course.delayed(by: now - interrupted.time)
        track.clock.end = interrupted.end + now - interrupted.time
      }
      return
    }
    let pace = Pace(timing: newTiming ?? timing, isOther: newTiming != nil, duration: duration, rest: newDuration)
    let place = pace.isOther ? min(max(whole, 0), 1) : timePlace
    var end = start
    for track in tracks { end = max(end, track.run(from: start, at: place, isReversed: isReversed, pace: pace)) }
    for track in tracks { track.clock.end = end }
    interrupted = nil
  }

  func pause() {
    guard !isPaused else { return }
    let (now, whole) = (now, min(max(whole, 0), 1))
    interrupted = (tracks.map(\.clock.course), main.clock.end ?? now, now)
    for track in tracks { track.hold(at: now, whole: whole) }
    isPaused = true
  }

  /// Moves what is paused to a fraction in the direction of the motion.
  func scrub(to fraction: Double) {
    guard isPaused else { return }
    let part = isReversed ? 1 - fraction : fraction
    let place = scrubsLinearly ? part : timing.value(at: part, duration: duration)
    for track in tracks { track.move(to: place) }
    interrupted = nil
  }

  /// Turns round where it is.
  func reverse() {
    let wasPaused = isPaused
    pause()
    isReversed.toggle()
    interrupted = nil
    if !wasPaused { run() }
  }

  /// Begins anew, for changes that come after the end.
  func reset() {
    (tracks, layer, outer, isDriven) = ([MotionTrack(lower: 0, upper: 1)], nil, nil, false)
    (isPaused, isReversed, hasBegun, interrupted) = (true, false, false, nil)
    tracks[0].clock.isEndless = isEndless
  }
}

/// How tracks go on.
struct Pace {
  let timing: MotionTiming
  /// Whether the timing is another one than before.
  let isOther: Bool
  /// Of the whole way.
  let duration: Double
  /// What the rest shall take; nil for what it takes at the pace of the whole.
  let rest: Double?
}
