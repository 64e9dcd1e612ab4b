import Foundation
import Kinetics
import QuartzCore

/// The motion of a property animator. It stores the progress of the animations, and pauses, continues and reverses them. Times
/// are those of the driving layer.
@MainActor final class PropertyMotion {
  private(set) var timing: MotionTiming
  /// The duration of the full motion, in seconds.
  private(set) var duration: Double
  private(set) var isReversed = false
  private(set) var isPaused = true
  var scrubsLinearly = true
  var isEndless = false { didSet { for track in tracks { track.clock.isEndless = isEndless } } }

  private(set) var tracks: [MotionTrack] = []
  /// The layer, or the clock, that drives the tracks.
  private weak var layer: CALayer?
  private var outer: AnimationClock?
  /// The courses of the tracks when they were paused; nil if the tracks were moved since, or have never run.
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

  /// The progress, measured from the start in either direction. A spring can leave the range from 0 to 1.
  var whole: Double { main.clock.time(at: MediaTime.now) }

  /// The fraction of the duration, measured from the start, that corresponds to the current progress.
  private var timePlace: Double {
    let way = min(max(whole, 0), 1)
    guard case .eased(let curve) = timing.shape else { return way }
    return main.curveFraction ?? curve.progress(at: way)
  }

  var isRunning: Bool { !isPaused && now < (main.clock.end ?? now) - MainLoop.tolerance }

  /// The progress in the direction of the motion: a fraction of the distance or, for a curve without linear scrubbing, of the
  /// time.
  var fraction: Double {
    let way = min(max(whole, 0), 1)
    let part = if case .eased(let curve) = timing.shape, !scrubsLinearly { curve.progress(at: way) } else { way }
    return isReversed ? 1 - part : part
  }

  /// Makes the first animated layer drive all tracks.
  func takeTime(of layer: CALayer, _ outer: AnimationClock?) {
    guard !isDriven else { return }
    isDriven = true
    (self.layer, self.outer) = (layer, outer)
    main.clock.drive(by: layer, outer)
  }

  /// Returns the track for changes that begin after a fraction of the remaining motion.
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

  /// Marks the animator's blocks as run; the motion is at its start.
  func begin() { hasBegun = true }

  /// Continues the motion, or starts it after `delay` seconds.
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

  /// Moves the paused motion to a fraction, in its current direction.
  func scrub(to fraction: Double) {
    guard isPaused else { return }
    let part = isReversed ? 1 - fraction : fraction
    let place = scrubsLinearly ? part : timing.value(at: part, duration: duration)
    for track in tracks { track.move(to: place) }
    interrupted = nil
  }

  /// Reverses the motion at its current position.
  func reverse() {
    let wasPaused = isPaused
    pause()
    isReversed.toggle()
    interrupted = nil
    if !wasPaused { run() }
  }

  /// Returns to the initial state, for changes that are added after the end.
  func reset() {
    (tracks, layer, outer, isDriven) = ([MotionTrack(lower: 0, upper: 1)], nil, nil, false)
    (isPaused, isReversed, hasBegun, interrupted) = (true, false, false, nil)
    tracks[0].clock.isEndless = isEndless
  }
}

/// The timing with which tracks continue.
struct Pace {
  let timing: MotionTiming
  /// Whether the timing differs from the one the motion had before.
  let isOther: Bool
  /// The duration of the full motion, in seconds.
  let duration: Double
  /// The duration of the remaining motion, in seconds; nil to derive it from the full duration.
  let rest: Double?
}
