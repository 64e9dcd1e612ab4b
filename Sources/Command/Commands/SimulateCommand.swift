import Foundation
import UIKitTesting

/// `halfmodal simulate FILE`: plays a scenario and prints its trace.
@MainActor struct SimulateCommand {
  private let scenario: Scenario

  init(_ arguments: Arguments) throws {
    scenario = try Scenario(file: try arguments.file())
  }

  func callAsFunction() throws {
    let player = Player(scenario)
    defer { FileHandle.standardOutput.write(Data(player.trace.text.utf8)) }
    try player.playOrFail()
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
  func playOrFail() throws {
    do {
      try play()
    } catch let error as DoesNotSettle {
      throw Failure(status: 1, "steps[\(stepNumber)]: \(error)")
    }
  }
}
