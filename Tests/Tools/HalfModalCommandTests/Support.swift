import Foundation
import Testing

@testable import HalfModalCommand

/// The scenario files beside the tests.
enum ScenarioFiles {
  static let all: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func path(_ name: String) -> String {
    folder + "/" + name
  }

  private static let folder = Bundle.module.resourcePath! + "/Scenarios"
}

extension Scenario {
  /// A scenario from its text.
  init(_ text: String) throws {
    try self.init(data: Data(text.utf8))
  }
}

@MainActor func play(_ scenario: Scenario) throws -> Trace {
  let player = Player(scenario)
  try player.play()
  return player.trace
}

@MainActor func play(_ text: String) throws -> Trace {
  try play(Scenario(text))
}

extension Trace {
  /// The frame shown at a time.
  func frame(at time: TimeInterval) throws -> Frame {
    try #require(frames.first { abs($0.time - time) < 1e-6 })
  }

  /// When the step `mark` of a name was.
  func time(of mark: String) throws -> TimeInterval {
    try #require(events.first { $0.name == "mark" && $0.field("name") == .string(mark) }?.time)
  }

  /// The names of the events, without those of the presenter.
  var eventNames: [String] {
    events.filter { $0.field("of") != .string("presenter") }.map(\.name)
  }
}
