import Foundation
import UIKitTesting

/// `halfmodal simulate FILE`: plays a scenario and prints its trace; with `--laws` also holds the laws of motion against it.
@MainActor struct SimulateCommand {
  private let file: String
  private let scenario: Scenario
  private let holdsLaws: Bool

  static let flags = ["--laws"]

  init(_ arguments: Arguments) throws {
    file = try arguments.file()
    scenario = try Scenario(file: file)
    holdsLaws = arguments.flags.contains("--laws")
  }

  func callAsFunction() throws {
    let player = Player(scenario)
    defer { FileHandle.standardOutput.write(Data(player.trace.text.utf8)) }
    try player.playOrFail(file: file)
    guard holdsLaws else { return }
    let violations = Laws(scenario: scenario, trace: player.trace).violations
    if let first = violations.first {
      throw Failure(status: 1, "\(file): \(first)" + (violations.count == 1 ? "" : ", and \(violations.count - 1) more"))
    }
  }
}

extension Scenario {
  /// Reads a scenario file, or fails as a command does.
  init(file: String) throws {
    do {
      try self.init(contentsOf: file)
    } catch let error as ScenarioError {
      throw Failure(status: 2, error.description)
    }
  }
}

extension Player {
  /// Plays, or fails as a command does.
  func playOrFail(file: String) throws {
    do {
      try play()
    } catch let error as DoesNotSettle {
      throw Failure(status: 1, "\(file): steps[\(stepNumber)].settle: \(error)")
    }
  }
}
