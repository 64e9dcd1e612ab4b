import Foundation

/// The times at which a device shows its frames. Frame 0 is shown at time 0.
public enum FrameTimes: Hashable, Sendable {
  /// A constant number of frames per second, at the times k / hertz.
  case hertz(Int)

  /// A repeating sequence of intervals between frames, in seconds, as on a display with a variable rate or with dropped
  /// frames.
  ///
  /// It needs at least one interval, and all intervals must be above 0.
  case intervals([TimeInterval])

  /// The time at which a frame is shown, in seconds.
  ///
  /// - Parameter frame: The number of the frame, from 0.
  public func time(of frame: Int) -> TimeInterval {
    switch self {
    case .hertz(let rate):
      return TimeInterval(frame) / TimeInterval(rate)
    case .intervals(let intervals):
      let (round, place) = frame.quotientAndRemainder(dividingBy: intervals.count)
      return TimeInterval(round) * intervals.reduce(0, +) + intervals.prefix(place).reduce(0, +)
    }
  }

  /// The time for which a frame is shown, in seconds.
  ///
  /// - Parameter frame: The number of the frame, from 0.
  public func duration(of frame: Int) -> TimeInterval {
    switch self {
    case .hertz(let rate): 1 / TimeInterval(rate)
    case .intervals(let intervals): intervals[frame % intervals.count]
    }
  }

  /// The shortest time for which a frame is shown, in seconds: the time without dropped frames.
  public var shortestDuration: TimeInterval {
    switch self {
    case .hertz(let rate): 1 / TimeInterval(rate)
    case .intervals(let intervals): intervals.min() ?? 0
    }
  }

  var isValid: Bool {
    switch self {
    case .hertz(let rate): rate > 0
    case .intervals(let intervals): !intervals.isEmpty && intervals.allSatisfy { $0 > 0 && $0.isFinite }
    }
  }
}
