import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import HalfModalCommand

/// The films of `film` and `run`, and the failures of both.
@MainActor @Suite(.serialized) struct FilmTests {
  private func file(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Returns the size in the header of an animated WebP picture.
  private func canvas(of webp: Data) -> [Int] {
    let bytes = [UInt8](webp)
    return [24, 27].map { 1 + Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8 + Int(bytes[$0 + 2]) << 16 }
  }

  @Test func filmHasRoomForBothOrientations() throws {
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

  @Test(arguments: ["[1, 1]", "[844, 100000]"]) func errorNamesAWindowThatCannotBeFilmed(size: String) throws {
    let path = try file(#"{ "scene": "sheet", "steps": [{ "resize": \#(size) }] }"#)
    let failure = #expect(throws: Failure.self) {
      try FilmCommand(Arguments([path, "--out", "/nowhere"], options: ["--out", "--frames"]))
    }
    #expect(failure?.status == 2)
    #expect(failure?.message.hasPrefix("\(path): a filmed window must have sides from 100 to 4000 points") == true)
  }

  /// In this size the card of the screen is below the bottom edge of the start screen, so the film has to scroll to it.
  @Test func sampleAppIsFilmedInTheGivenSize() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("films-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try RunCommand(
      Arguments(["player", "--size", "360x400", "--out", folder.path], options: ["--size", "--scale", "--out"]))
    try command.filmShowcases()
    #expect(canvas(of: try Data(contentsOf: folder.appendingPathComponent("showcase-player.webp"))) == [360, 400])
  }

  @Test func marksOfTheSameNameGetDifferentPictures() {
    var names = PictureNames()
    #expect(
      ["rest", "rest", "a/b", "a-b", "rest-2"].map { names.name(for: $0) } == ["rest", "rest-2", "a-b", "a-b-2", "rest-2-2"])
  }

  @Test func scenarioThatDoesNotSettleIsCleanedUp() throws {
    let player = Player(
      try Scenario(#"{ "scene": "sheet", "steps": [{ "present": true }, { "settle": true, "within": 0.1 }] }"#))
    let failure = #expect(throws: Failure.self) { try player.playOrFail(file: "short.json") }
    #expect(failure?.status == 1)
    #expect(failure?.message == "short.json: steps[1].settle: something still moves after 0.1 seconds")
    #expect(player.trace.events.last?.name == "end")
    #expect(player.trace.events.last?.field("alive") == .integer(0))
  }
}
