/// The velocity of a finger along one axis, from the places where it was seen. Two trackers make two dimensions.
///
/// Between two samples the finger counts as moving uniformly, after the last one as standing still. The velocity is
/// the mean of that motion over the last ``window`` seconds, weighted linearly: what happens now counts most, what
/// happened at the start of the window not at all. So it is
///
/// - exact for uniform motion, from two samples on, with however many samples at whatever times;
/// - independent of the sampling rate: more samples of the same path change nothing, and a jump counts as one wherever the sample
///   before it lies;
/// - zero for a finger that has rested for the window, and without a step on the way there.
///
/// The first ``grace`` seconds of rest do not count, because touch screens and mice repeat the last place when they
/// report the lift.
///
/// Times are in seconds, positions in any unit, velocities in that unit per second.
public struct VelocityTracker: Sendable {
  /// How far back the finger's motion counts, in seconds.
  public static var window: Double { 0.1 }

  /// How long a finger may stand still, in seconds, before that begins to count.
  public static var grace: Double { 0.02 }

  private struct Sample {
    var time: Double
    var position: Double
  }

  /// Ascending in time, the first at or before the window's start if there is one.
  private var samples: [Sample] = []

  /// A tracker that has seen nothing yet.
  public init() {}

  /// Takes in where the finger was seen.
  ///
  /// Two samples at one time are a jump, of more than two the first and the last one count. A sample that is older than the last, or that is not a
  /// number, is ignored.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time, samples.count > 1, samples[samples.count - 2].time == time { samples.removeLast() }
    }
    samples.append(Sample(time: time, position: position))
    let expired = samples.prefix { $0.time <= time - Self.window }.count
    if expired > 1 { samples.removeFirst(expired - 1) }
  }

  /// Forgets everything, for the next finger.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity at the last sample; 0 with fewer than two.
  public var velocity: Double {
    guard let last = samples.last else { return 0 }
    return velocity(at: last.time)
  }

  /// The velocity at a time not before the last sample: between that and now the finger stood still.
  public func velocity(at time: Double) -> Double {
    guard let first = samples.first, let moved = lastMotionTime else { return 0 }
    let end = max(moved, time - Self.grace)
    let start = max(first.time, end - (Self.window - Self.grace))
    let span = end - start
    guard span > 0 else { return 0 }

    var sum = 0.0
    for (from, to) in zip(samples, samples.dropFirst()) where to.time > start && from.time <= end {
      if from.time == to.time {
        sum += (to.position - from.position) * 2 * (to.time - start)
        continue
      }
      let speed = (to.position - from.position) / (to.time - from.time)
      // The integral of the weight (t - start) over the part of this step that lies in the window.
      let near = min(to.time, end) - start
      let far = max(from.time, start) - start
      sum += speed * (near - far) * (near + far)
    }
    return sum / (span * span)
  }

  /// The time of the last sample that lies elsewhere than the one before it.
  private var lastMotionTime: Double? {
    for index in samples.indices.dropFirst().reversed() where samples[index].position != samples[index - 1].position {
      return samples[index].time
    }
    return nil
  }
}
