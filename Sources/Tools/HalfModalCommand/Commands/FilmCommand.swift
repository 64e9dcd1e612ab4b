import Foundation
import UIKit
import UIKitTesting

/// `halfmodal film FILE --out DIR`: plays a scenario and draws it.
@MainActor struct FilmCommand {
  private let file: String
  private let scenario: Scenario
  private let name: String
  private let output: FilmOutput

  init(_ arguments: Arguments) throws {
    file = try arguments.file()
    guard let directory = arguments.options["--out"] else { throw Failure(status: 2, "--out DIR is missing") }
    var count = 8
    if let text = arguments.options["--frames"] {
      guard let number = Int(text), (1...100).contains(number) else {
        throw Failure(status: 2, "--frames must be a whole number from 1 to 100, not \"\(text)\"")
      }
      count = number
    }
    scenario = try Scenario(file: file)
    try Self.checkSizes(of: scenario, in: file)
    name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    output = try FilmOutput(folder: OutputFolder(directory), frames: count)
  }

  /// Checks that each window is large enough for a screen and small enough for pictures in memory.
  private static func checkSizes(of scenario: Scenario, in file: String) throws {
    let resized = scenario.steps.compactMap { ($0 as? ResizeStep)?.size }
    for size in [scenario.device.size] + resized {
      guard (100...4000).contains(size.width), (100...4000).contains(size.height) else {
        throw Failure(
          status: 2, "\(file): a filmed window must have sides from 100 to 4000 points, not \(size.width)x\(size.height)")
      }
    }
  }

  func callAsFunction() throws {
    let player = Player(scenario)
    let film = Film(of: player.device)
    var names = PictureNames()
    var stills: [(name: String, picture: CGImage)] = []
    player.onFrame = { film.take() }
    player.onMark = { stills.append((names.name(for: "\(name)-\($0)"), player.device.picture())) }
    try player.playOrFail(file: file)
    for path in try output.write(film, name: name) + stills.map({ try output.write($0.picture, name: $0.name) }) {
      print(path)
    }
  }
}
