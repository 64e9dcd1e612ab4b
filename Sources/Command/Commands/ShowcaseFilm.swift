import Showcase
import UIKit
import UIKitTesting

/// A film of a screen of the sample app: a finger opens it and goes through what it shows.
@MainActor struct ShowcaseFilm {
  private let entry: ShowcaseEntry
  private let device = VirtualDevice(DeviceModel(scale: 2, hertz: 30))

  init(_ entry: ShowcaseEntry) {
    self.entry = entry
  }

  /// - Throws: ``Failure`` where a control that a finger has to tap is not on screen.
  func shoot() throws -> Film {
    let film = Film(of: device)
    device.onFrame = { film.take() }
    device.show(ShowcaseController())
    device.run(for: 0.3)
    for identifier in [entry.id] + entry.demonstration {
      guard let view = device.view(identified: identifier), device.tap(view) else {
        throw Failure(status: 1, "nothing called \"\(identifier)\" can be tapped on the screen \"\(entry.id)\"")
      }
      device.run(for: 1.4)
    }
    return film
  }
}
