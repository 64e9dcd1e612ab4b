import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import HalfModalCommand

/// What `film` makes of a scenario, and what both commands do where it goes wrong.
@MainActor @Suite(.serialized) struct FilmTests {
  private func file(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The size of the canvas of an animated WebP picture, which stands in its header.
  private func canvas(of webp: Data) -> [Int] {
    let bytes = [UInt8](webp)
    return [24, 27].map { 1 + Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8 + Int(bytes[$0 + 2]) << 16 }
  }

  @Test func aFilmShowsTheDeviceInBothPositions() throws {
    let scenario = try Scenario(
      #"""
      { "device": { "scale": 1 }, "scene": "sheet", "steps": [
        { "present": true, "animated": false }, { "run": 0.02 }, { "resize": [844, 390], "safeArea": {}, "for": 0.1 }, { "settle": true }] }
      """#)
    let player = Player(scenario)
    let film = Film(of: player.device)
    player.onFrame = { film.take() }
    try player.play()
    let data = try film.webp()
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(canvas(of: data) == [844, 844])
  }

  @Test(arguments: ["[1, 1]", "[844, 100000]"]) func aWindowThatCannotBeFilmedIsNamed(size: String) throws {
    let path = try file(#"{ "scene": "sheet", "steps": [{ "resize": \#(size) }] }"#)
    let failure = #expect(throws: Failure.self) {
      try FilmCommand(Arguments([path, "--out", "/nowhere"], options: ["--out", "--frames"]))
    }
    #expect(failure?.status == 2)
    #expect(failure?.message.hasPrefix("\(path): a window to be filmed has sides from 100 to 4000 points") == true)
  }

  /// The card of that screen lies beyond the lower edge of so small a start screen.
  @Test func theSampleAppIsFilmedInTheSizeThatIsAskedFor() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("films-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try RunCommand(
      Arguments(["player", "--size", "360x400", "--out", folder.path], options: ["--size", "--scale", "--out"]))
    try command.filmShowcases()
    #expect(canvas(of: try Data(contentsOf: folder.appendingPathComponent("showcase-player.webp"))) == [360, 400])
  }

  @Test func marksOfOneNameHaveAPictureEach() {
    var names = PictureNames()
    #expect(
      ["rest", "rest", "a/b", "a-b", "rest-2"].map { names.name(for: $0) } == ["rest", "rest-2", "a-b", "a-b-2", "rest-2-2"])
  }

  @Test func aScenarioThatDoesNotSettleIsCleanedUp() throws {
    let player = Player(
      try Scenario(#"{ "scene": "sheet", "steps": [{ "present": true }, { "settle": true, "within": 0.1 }] }"#))
    let failure = #expect(throws: Failure.self) { try player.playOrFail(file: "way-in.json") }
    #expect(failure?.status == 1)
    #expect(failure?.message == "way-in.json: steps[1].settle: something still moves after 0.1 seconds")
    #expect(player.trace.events.last?.name == "end")
    #expect(player.trace.events.last?.field("alive") == .integer(0))
  }
}
