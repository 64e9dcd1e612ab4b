import Foundation
import Testing

@testable import HalfModalCommand

/// The scenario files in the folder `Scenarios`.
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
  /// Reads a scenario from its text.
  init(_ text: String) throws {
    try self.init(data: Data(text.utf8))
  }
}

// MARK: Playing

@MainActor func play(_ scenario: Scenario) throws -> Trace {
  let player = Player(scenario)
  try player.play()
  return player.trace
}

@MainActor func play(_ text: String) throws -> Trace {
  try play(Scenario(text))
}

/// Plays a scenario and expects the laws of motion to hold.
@MainActor @discardableResult func playByTheLaws(
  _ scenario: Scenario, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Trace {
  let trace = try play(scenario)
  #expect(Laws(scenario: scenario, trace: trace).violations == [], comment, sourceLocation: sourceLocation)
  return trace
}

/// Presents a sheet, waits until it rests, and plays further steps.
///
/// - Parameters:
///   - parts: Members of the scenario, each followed by a comma.
///   - sheet: Options under `sheet`.
@MainActor func playSheet(_ parts: String, sheet: String = "", _ steps: String) throws -> Trace {
  try play(
    #"""
    { "scene": "sheet", \#(parts) "sheet": { \#(sheet) }, "steps": [{ "present": true }, { "settle": true }, \#(steps)] }
    """#)
}

/// Plays a field case: an interaction that went wrong with other sheets.
@MainActor func playField(_ name: String) throws -> Trace {
  try play(Scenario(contentsOf: ScenarioFiles.path("field-\(name).json")))
}

// MARK: Distances

/// Returns the distance by which a finger's movement moves the sheet: all but the 10 points that a pan needs to begin.
func travel(_ distance: Double) -> Double {
  distance > 0 ? max(0, distance - 10) : min(0, distance + 10)
}

/// Whether two lengths differ by less than 0.01.
func isNear(_ first: CGFloat?, _ second: Double) -> Bool {
  first.map { abs(Double($0) - second) < 0.01 } ?? false
}
