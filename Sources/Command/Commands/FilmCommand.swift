import Foundation
import UIKit
import UIKitTesting

/// `halfmodal film FILE --out DIR`: plays a scenario and draws it.
@MainActor struct FilmCommand {
  private let scenario: Scenario
  private let name: String
  private let output: FilmOutput

  init(_ arguments: Arguments) throws {
    let file = try arguments.file()
    guard let directory = arguments.options["--out"] else { throw Failure(status: 2, "--out DIR is missing") }
    var count = 8
    if let text = arguments.options["--frames"] {
      guard let number = Int(text), (1...100).contains(number) else {
        throw Failure(status: 2, "--frames must be a whole number from 1 to 100, not \"\(text)\"")
      }
      count = number
    }
    scenario = try Scenario(file: file)
    name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    output = FilmOutput(directory: directory, frames: count)
  }

  func callAsFunction() throws {
    let player = Player(scenario)
    let film = Film(of: player.device)
    var stills: [(name: String, picture: CGImage)] = []
    player.onFrame = { film.take() }
    player.onMark = { stills.append(($0, player.device.picture())) }
    try player.playOrFail()
    for path in try output.write(film, name: name) + stills.map({ try output.write($0.picture, name: "\(name)-\($0.name)") }) {
      print(path)
    }
  }
}
