import Foundation
import Showcase
import UIKit
import UIKitTesting
import UIKitWindow

/// `halfmodal run`: shows the sample app in a window, or films it if there is no display.
@MainActor struct RunCommand {
  private let screen: String?
  private let size: CGSize
  /// Device pixels per point; nil for the default of a window or of a film.
  private let scale: CGFloat?
  private let directory: String

  init(_ arguments: Arguments) throws {
    screen = arguments.words.first
    let screens = ShowcaseEntry.all.map(\.id)
    if arguments.words.count > 1 { throw Failure(status: 2, "expected one screen, not \(arguments.words.count)") }
    if let screen, !screens.contains(screen) {
      throw Failure(status: 2, "unknown screen \"\(screen)\"; known screens are \(screens.joined(separator: ", "))")
    }
    size = try Self.size(arguments.options["--size"] ?? "390x844")
    scale = try arguments.options["--scale"].map { try Self.scale($0) }
    directory = arguments.options["--out"] ?? "films"
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((100...4000).contains) else {
      throw Failure(status: 2, "--size must be WIDTHxHEIGHT, each from 100 to 4000, not \"\(text)\"")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  private static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Int(text), (1...3).contains(scale) else {
      throw Failure(status: 2, "--scale must be 1, 2 or 3, not \"\(text)\"")
    }
    return CGFloat(scale)
  }

  func callAsFunction() throws {
    do {
      try WindowHost(title: "HalfModal", size: size, scale: scale ?? 1).run(ShowcaseController(screen: screen))
    } catch let error as WindowError {
      print("\(error); filming instead:")
      try filmShowcases()
    }
  }

  /// Films the sample app in the size of the window.
  func filmShowcases() throws {
    let output = FilmOutput(folder: try OutputFolder(directory), frames: 8)
    let safeArea = UIScreen.safeAreaInsets(ofPhone: size)
    let model = DeviceModel(size: size, scale: scale ?? 2, hertz: 30, safeAreaInsets: safeArea)
    if screen == nil {
      print(try output.write(startScreen(of: model), name: "showcase"))
    }
    for entry in ShowcaseEntry.all where screen == nil || entry.id == screen {
      for path in try output.write(ShowcaseFilm(entry, model: model).shoot(), name: "showcase-\(entry.id)") {
        print(path)
      }
    }
  }

  private func startScreen(of model: DeviceModel) -> CGImage {
    let device = VirtualDevice(model)
    device.show(ShowcaseController())
    return device.picture()
  }
}
