import Foundation
import Showcase
import Testing
import UIKit

@testable import HalfModalCommand
@testable import UIKitTesting

/// The films of the README move as they did when the strips in `References` were recorded.
///
/// After an intended change of motion or looks, record them again, look at them, and commit them:
/// `HALFMODAL_RECORD=1 swift test --filter FilmStripTests`.
@MainActor @Suite(.serialized) struct FilmStripTests {
  @Test(arguments: ["child", "map", "top", "player", "pull", "choice"])
  func screenOfTheSampleAppMovesAsRecorded(id: String) throws {
    let entry = try #require(ShowcaseEntry.all.first { $0.id == id })
    let size = CGSize(width: 390, height: 844)
    let model = DeviceModel(size: size, scale: 1, hertz: 30, safeAreaInsets: UIScreen.safeAreaInsets(ofPhone: size))
    let film = try ShowcaseFilm(entry, model: model).shoot()
    try compare(#require(FilmStrip(of: film)), with: "\(id)-strip")
  }

  @Test func sheetMovesAsRecorded() throws {
    try compare(#require(FilmStrip(of: Self.sheetFilm())), with: "sheet-strip")
  }

  @Test func sheetThreePointsOffInOnePictureIsNoticed() throws {
    let strip = try #require(FilmStrip(of: Self.sheetFilm()))
    let expected = strip.picture()
    let times = strip.frames.map(\.time)
    // The last picture shows the sheet after it has left the screen, or nearly so.
    for (picture, time) in times.dropLast().enumerated() {
      for offset: CGFloat in [-3, 3] {
        let moved = try FilmStrip(of: Self.sheetFilm(movedBy: offset, at: time), at: times)
        let difference = try #require(StripDifference(expected, moved.picture(), pictures: FilmStrip.count))
        #expect(!difference.isWithinTolerance, "picture \(picture), \(offset) points: \(difference)")
        #expect(difference.rows.enumerated().allSatisfy { $0.offset == picture || $0.element == 0 }, "\(difference)")
      }
    }
  }

  /// The film of the half sheet.
  ///
  /// - Parameter time: When the sheet is drawn this many points below its place, for one frame.
  private static func sheetFilm(movedBy offset: CGFloat = 0, at time: TimeInterval? = nil) throws -> Film {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    var scenario = try Scenario(contentsOf: root.appendingPathComponent("Documentation/Pictures/sheet.json").path)
    scenario.device.scale = 1
    let player = Player(scenario)
    let film = Film(of: player.device)
    player.onFrame = {
      let view = player.device.window.rootViewController?.presentedViewController?.presentationController?.presentedView
      if player.device.time == time {
        view?.transform = CGAffineTransform(translationX: 0, y: offset)
      }
      film.take()
      view?.transform = .identity
    }
    try player.play()
    return film
  }

  private func compare(_ strip: FilmStrip, with name: String) throws {
    let picture = strip.picture()
    if ProcessInfo.processInfo.environment["HALFMODAL_RECORD"] != nil {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")
      try picture.pngData().write(to: folder.appendingPathComponent("\(name).png"))
      return
    }
    let file = try #require(Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "References"))
    let expected = try CGImage(png: Data(contentsOf: file))
    let difference = try #require(StripDifference(expected, picture, pictures: FilmStrip.count), "the sizes differ")
    #expect(difference.isWithinTolerance, "\(name): \(difference)")
  }
}
