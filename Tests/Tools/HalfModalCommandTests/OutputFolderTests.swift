import Foundation
import Testing

@testable import HalfModalCommand

/// A command checks its output folder before it plays anything.
@MainActor @Suite struct OutputFolderTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)").path

  private func failure(_ path: String) -> Failure? {
    #expect(throws: Failure.self) { try OutputFolder(path) }
  }

  @Test func folderIsCreatedAndLeftEmpty() throws {
    let folder = try OutputFolder(place + "/films")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place + "/films") == [])
    #expect(try folder.write(Data([1]), to: "a/b") == place + "/films/a-b")
    #expect(FileManager.default.contents(atPath: place + "/films/a-b") == Data([1]))
    try FileManager.default.removeItem(atPath: place)
  }

  @Test func fileIsNotAcceptedAsAFolder() throws {
    try Data().write(to: URL(fileURLWithPath: place))
    #expect(failure(place)?.message == "--out \(place): not a folder")
    #expect(failure(place + "/films")?.message == "--out \(place)/films: cannot write files there: Not a directory")
    #expect(failure("")?.message == "--out needs the name of a folder")
    #expect([place, place + "/films", ""].map { failure($0)?.status } == [2, 2, 2])
    try FileManager.default.removeItem(atPath: place)
  }

  @Test func commandsCheckTheFolderBeforeTheyPlay() throws {
    try Data(#"{ "scene": "sheet", "steps": [] }"#.utf8).write(to: URL(fileURLWithPath: place))
    let film = #expect(throws: Failure.self) {
      try FilmCommand(Arguments([place, "--out", place], options: ["--out", "--frames"]))
    }
    let fuzz = #expect(throws: Failure.self) {
      try FuzzCommand(Arguments(["--runs", "0", "--out", place], options: FuzzCommand.options))()
    }
    #expect([film, fuzz].map { $0?.message } == Array(repeating: "--out \(place): not a folder", count: 2))
    try FileManager.default.removeItem(atPath: place)
  }
}
