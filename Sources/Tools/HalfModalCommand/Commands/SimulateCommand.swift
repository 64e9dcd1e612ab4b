import Foundation
import UIKitTesting

/// `halfmodal simulate FILE`: plays a scenario and prints its trace; with `--laws` also checks the laws of motion.
@MainActor struct SimulateCommand {
  private let file: String
  private let scenario: Scenario
  private let checksLaws: Bool

  static let flags = ["--laws"]

  init(_ arguments: Arguments) throws {
    file = try arguments.file()
    scenario = try Scenario(file: file)
    checksLaws = arguments.flags.contains("--laws")
  }

  func callAsFunction() throws {
    let player = Player(scenario)
    defer { FileHandle.standardOutput.write(Data(player.trace.text.utf8)) }
    try player.playOrFail(file: file)
    guard checksLaws else { return }
    let violations = Laws(scenario: scenario, trace: player.trace).violations
    if let first = violations.first {
      throw Failure(status: 1, "\(file): \(first)" + (violations.count == 1 ? "" : ", and \(violations.count - 1) more"))
    }
  }
}

extension Scenario {
  /// Reads a scenario file, and throws a ``Failure`` if it is wrong.
  init(file: String) throws {
    do {
      try self.init(contentsOf: file)
    } catch let error as ScenarioError {
      throw Failure(status: 2, error.description)
    }
  }
}

extension Player {
  /// Plays the scenario, and throws a ``Failure`` if it doesn't settle.
  func playOrFail(file: String) throws {
    do {
      try play()
    } catch let error as DoesNotSettle {
      throw Failure(status: 1, "\(file): steps[\(stepNumber)].settle: \(error)")
    }
  }
}
