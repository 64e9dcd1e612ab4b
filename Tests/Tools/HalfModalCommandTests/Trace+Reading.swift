import Foundation
import Testing

@testable import HalfModalCommand

extension Trace {
  /// Returns the frame at a time.
  func frame(at time: TimeInterval) throws -> Frame {
    try #require(frames.first { abs($0.time - time) < 1e-6 })
  }

  /// Returns the time of the step `mark` with a name.
  func time(of mark: String) throws -> TimeInterval {
    try #require(events.first { $0.name == "mark" && $0.field("name") == .string(mark) }?.time)
  }

  /// Returns the frames from a mark to another mark or to the end, each with the time since the first mark.
  func frames(from start: String, to end: String? = nil) throws -> [(passed: Double, frame: Frame)] {
    let from = try time(of: start)
    let to = try end.map { try time(of: $0) } ?? .infinity
    return frames.filter { $0.time > from - 1e-6 && $0.time < to + 1e-6 }.map { ($0.time - from, $0) }
  }

  /// Returns the last frame up to a mark.
  func lastFrame(before mark: String) throws -> Frame {
    let time = try time(of: mark)
    return try #require(frames.last { $0.time < time + 1e-6 })
  }

  func lastFrame() throws -> Frame {
    try #require(frames.last)
  }

  /// The events of the steps, without those of the cleanup.
  var played: [Event] {
    Array(events.prefix { $0.name != "cleanup" })
  }

  /// Returns how many events of the steps have a name.
  func count(of name: String) -> Int {
    played.count { $0.name == name }
  }

  /// The names of the events, without those of the presenter.
  var eventNames: [String] {
    events.filter { $0.field("of") != .string("presenter") }.map(\.name)
  }
}

extension [Trace.Event] {
  /// Returns the values of a field in the events of a name.
  func values(of field: String, in name: String) -> [Trace.Value?] {
    filter { $0.name == name }.map { $0.field(field) }
  }
}

extension Trace.Value {
  /// The value if it is a number or an integer.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }
}
