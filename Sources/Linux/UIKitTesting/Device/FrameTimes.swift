import Foundation

/// When a device shows its frames. Frame 0 is shown at time 0.
public enum FrameTimes: Hashable, Sendable {
  /// So many frames per second, at the times k / hertz.
  case hertz(Int)

  /// Frames at these distances, in seconds, over and over: as from a display whose rate varies, or where frames are dropped.
  ///
  /// All are above 0, and there is at least one.
  case intervals([TimeInterval])

  /// The time at which a frame is shown, in seconds.
  ///
  /// - Parameter frame: Its number, from 0.
  public func time(of frame: Int) -> TimeInterval {
    switch self {
    case .hertz(let rate):
      return TimeInterval(frame) / TimeInterval(rate)
    case .intervals(let intervals):
      let (round, place) = frame.quotientAndRemainder(dividingBy: intervals.count)
      return TimeInterval(round) * intervals.reduce(0, +) + intervals.prefix(place).reduce(0, +)
    }
  }

  /// How long a frame is shown, in seconds.
  ///
  /// - Parameter frame: Its number, from 0.
  public func duration(of frame: Int) -> TimeInterval {
    switch self {
    case .hertz(let rate): 1 / TimeInterval(rate)
    case .intervals(let intervals): intervals[frame % intervals.count]
    }
  }

  /// The shortest time that a frame is shown, in seconds: where none is dropped.
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
