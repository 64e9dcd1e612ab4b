import UIKit

/// Moves a sheet and its backdrop in a container: the one place that sets their position.
@MainActor final class SheetMover {
  let sheetView = SheetView()
  let backdropView: BackdropView

  /// Where the sheet is, or is on its way to.
  private(set) var place = SheetPlace.hidden

  /// The way in the container, as it was when that was last laid out.
  private(set) var track: SheetTrack?

  /// The motion under way. One that was caught or redirected is so no longer, and its end means nothing.
  private var journey: Journey?

  /// A motion of the sheet, and who waits for its end.
  private final class Journey {
    let completion: (Bool) -> Void

    init(_ completion: @escaping (Bool) -> Void) {
      self.completion = completion
    }
  }

  /// - Parameter onTap: Called for a tap on the backdrop.
  init(configuration: SheetConfiguration, onTap: @escaping @MainActor () -> Void) {
    backdropView = BackdropView(configuration.backdrop, onTap: onTap)
    sheetView.cornerRadius = configuration.cornerRadius
  }

  /// Whether the sheet moves by itself.
  var isMoving: Bool {
    journey != nil
  }

  /// How much of the sheet is shown at this moment, in points.
  var visibleShown: CGFloat {
    track?.shown(of: sheetView.visibleFrame) ?? 0
  }

  /// Puts the backdrop and the sheet into a container, in front of what is there.
  func install(in container: UIView) {
    container.addSubview(backdropView)
    container.addSubview(sheetView)
  }

  /// Follows the container: its size, its safe area, and what the detents are.
  func layOut(_ configuration: SheetConfiguration, content: UIViewController, in container: UIView) {
    track = SheetTrack(configuration: configuration, content: content, in: container)
    sheetView.cornerRadius = configuration.cornerRadius
    backdropView.frame = container.bounds
    apply()
  }

  /// Another detent takes the place of the one at which the sheet is, or to which it is on its way. The next layout moves it there.
  func bind(to id: Detent.ID) {
    if case .detent = place {
      place = .detent(id)
    }
  }

  /// Puts the sheet to a place at once.
  func put(at place: SheetPlace) {
    end(false)
    stopAnimations()
    self.place = place
    UIView.performWithoutAnimation { self.apply() }
  }

  /// Lays the sheet out at another place, within the animation under way if there is one.
  func lay(at place: SheetPlace) {
    self.place = place
    apply()
  }

  /// Moves the sheet to a place.
  ///
  /// - Parameters:
  ///   - velocity: How fast the sheet grows at the start, in points per second.
  ///   - completion: Called once, with whether it arrived: `false` where it was caught or sent elsewhere before.
  func travel(
    to place: SheetPlace, in motion: Motion, velocity: CGFloat = 0, completion: @escaping (Bool) -> Void
  ) {
    let journey = Journey(completion)
    let interrupted = self.journey
    self.journey = journey
    let distance = (track?.shown(at: place) ?? 0) - visibleShown
    interrupted?.completion(false)
    guard self.journey === journey else { return }
    self.place = place
    let relative = abs(distance) > 0.5 ? velocity / distance : 0
    motion.animate(velocity: relative, { self.apply() }, completion: { [weak self] _ in self?.arrive(journey) })
  }

  /// Stops the sheet where it is shown.
  func hold() {
    let shown = visibleShown
    let opacity = backdropView.visibleOpacity
    end(false)
    stopAnimations()
    place = .held(shown)
    UIView.performWithoutAnimation {
      self.apply()
      self.backdropView.opacity = opacity
    }
  }

  private func arrive(_ journey: Journey) {
    guard self.journey === journey else { return }
    end(true)
  }

  private func end(_ finished: Bool) {
    let ended = journey
    journey = nil
    ended?.completion(finished)
  }

  private func apply() {
    guard let track else { return }
    let shown = track.shown(at: place)
    sheetView.frame = track.frame(shown: shown)
    backdropView.opacity = backdropView.fullOpacity * (track.lowest > 0 ? min(1, max(0, shown / track.lowest)) : 0)
  }

  private func stopAnimations() {
    for view in [sheetView, backdropView] + sheetView.subviews + backdropView.subviews {
      view.layer.removeAllAnimations()
    }
  }
}
