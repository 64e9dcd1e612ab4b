/// Measures the velocity of a finger along one axis from its positions. Use two trackers for two dimensions.
///
/// The finger is assumed to move uniformly between two samples and to rest after the last one. The velocity is the mean
/// over the last ``window`` seconds of that motion, with a weight that grows linearly from 0 at the start of the window.
/// The result is therefore
///
/// - exact for uniform motion, from two samples on, for any number and spacing of samples;
/// - independent of the sampling rate: more samples of the same path change nothing, and a jump (two samples at the same
///   time) counts the same wherever the sample before it lies;
/// - zero after a rest as long as the window. It approaches zero without a step.
///
/// The first ``grace`` seconds of rest do not count, because touch screens and mice repeat the last position when they
/// report the lift.
///
/// Times are in seconds, positions in any unit, velocities in that unit per second.
public struct VelocityTracker: Sendable {
  /// The length of the motion that counts, in seconds.
  public static var window: Double { 0.1 }

  /// The time, in seconds, for which a finger may rest before the rest counts.
  public static var grace: Double { 0.02 }

  private struct Sample {
    var time: Double
    var position: Double
  }

  /// Ascending in time. The first sample lies at or before the start of the window, if there is one that old.
  private var samples: [Sample] = []

  public init() {}

  /// Adds a position of the finger.
  ///
  /// Two samples at the same time are a jump; of more than two, the first and the last count. Ignores samples older than
  /// the last one, NaN and infinities.
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

  /// Removes all samples, for the next finger.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity at the last sample; 0 for fewer than two samples.
  public var velocity: Double {
    guard let last = samples.last else { return 0 }
    return velocity(at: last.time)
  }

  /// The velocity at a time that is not before the last sample. The finger counts as resting since that sample.
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
      // The integral of the weight (t - start) over the part of this step inside the window.
      let near = min(to.time, end) - start
      let far = max(from.time, start) - start
      sum += speed * (near - far) * (near + far)
    }
    return sum / (span * span)
  }

  /// The time of the last sample whose position differs from the one before it.
  private var lastMotionTime: Double? {
    for index in samples.indices.dropFirst().reversed() where samples[index].position != samples[index - 1].position {
      return samples[index].time
    }
    return nil
  }
}
