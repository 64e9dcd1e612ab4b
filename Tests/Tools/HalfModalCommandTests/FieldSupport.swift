import CoreGraphics
import Foundation
import Testing

@testable import HalfModalCommand

/// Plays one of the scenarios that show what went wrong with other sheets.
@MainActor func playField(_ name: String) throws -> Trace {
  try play(Scenario(contentsOf: ScenarioFiles.path("field-\(name).json")))
}

extension Trace {
  /// The events while the scenario ran, before everything was taken down.
  var played: [Event] {
    Array(events.prefix { $0.name != "cleanup" })
  }

  /// How often an event of a name came while the scenario ran.
  func count(of name: String) -> Int {
    played.count { $0.name == name }
  }

  /// The frames from a mark to another one or to the end, each with the time since the first mark.
  func frames(from start: String, to end: String? = nil) throws -> [(passed: Double, frame: Frame)] {
    let from = try time(of: start)
    let to = try end.map { try time(of: $0) } ?? .infinity
    return frames.filter { $0.time > from - 1e-6 && $0.time < to + 1e-6 }.map { ($0.time - from, $0) }
  }

  /// The last frame up to a mark.
  func lastFrame(before mark: String) throws -> Frame {
    let time = try time(of: mark)
    return try #require(frames.last { $0.time < time + 1e-6 })
  }

  func lastFrame() throws -> Frame {
    try #require(frames.last)
  }
}

/// How much of a finger's way moves something: all but the 10 points that a pan needs to begin.
func travel(_ way: Double) -> Double {
  way > 0 ? max(0, way - 10) : min(0, way + 10)
}

/// Two lengths that are the same but for rounding.
func isNear(_ first: CGFloat?, _ second: Double) -> Bool {
  first.map { abs(Double($0) - second) < 0.01 } ?? false
}
