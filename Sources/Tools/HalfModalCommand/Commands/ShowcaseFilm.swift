import Showcase
import UIKit
import UIKitTesting

/// A film of a screen of the sample app: a finger opens the screen and plays its demonstration.
@MainActor struct ShowcaseFilm {
  private let entry: ShowcaseEntry
  private let device: VirtualDevice

  init(_ entry: ShowcaseEntry, model: DeviceModel) {
    self.entry = entry
    device = VirtualDevice(model)
  }

  /// - Throws: ``Failure`` if a control that the finger has to tap isn't on screen.
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
      guard let view = device.view(identified: identifier), reach(view) else {
        throw Failure(status: 1, "no view \"\(identifier)\" can be tapped on the screen \"\(entry.id)\"")
      }
    case .drag(let place, let vector, let duration):
      let size = device.model.size
      let finger = device.finger()
      finger.down(at: CGPoint(x: size.width * place.x, y: size.height * place.y))
      finger.move(by: CGVector(dx: vector.dx * size.width / 390, dy: vector.dy * size.height / 844), for: duration)
      finger.hold(for: 0.3)
      finger.up()
    }
  }

  /// Taps a view, and first scrolls to it if it is outside the visible part of a list. Returns whether a tap was possible.
  private func reach(_ view: UIView) -> Bool {
    if device.tap(view) { return true }
    guard let scroller = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }).first else {
      return false
    }
    device.perform { scroller.scrollRectToVisible(view.convert(view.bounds, to: scroller), animated: true) }
    device.run(for: 0.6)
    return device.tap(view)
  }
}
