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
    for gesture in [.tap(entry.id)] + entry.demonstration {
      try make(gesture)
      device.run(for: 1.2)
    }
    return film
  }

  private func make(_ gesture: ShowcaseEntry.Gesture) throws {
    switch gesture {
    case .tap(let identifier):
      guard let view = device.view(identified: identifier), device.tap(view) else {
        throw Failure(status: 1, "nothing called \"\(identifier)\" can be tapped on the screen \"\(entry.id)\"")
      }
    case .drag(let place, let vector, let duration):
      let size = device.model.size
      let finger = device.finger()
      finger.down(at: CGPoint(x: size.width * place.x, y: size.height * place.y))
      finger.move(by: vector, for: duration)
      finger.hold(for: 0.3)
      finger.up()
    }
  }
}
