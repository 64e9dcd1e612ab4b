import UIKit

/// Moves a sheet and its backdrop in a container. No other type sets their positions.
///
/// A motion is a formula of the time, so the position and the speed can be computed for every moment.
@MainActor final class SheetMover {
  let sheetView = SheetView()
  let backdropView = BackdropView()

  /// The destination at which the sheet is, or to which it moves.
  private(set) var destination = SheetDestination.dismissed

  /// The possible positions of the sheet, computed in the last layout; nil before the first layout.
  private(set) var track: SheetTrack?

  /// The visible extent of the sheet, in points.
  private(set) var shown = 0.0

  /// Called when the sheet's position changed.
  var didMove: () -> Void = {}

  /// Returns the backdrop's opacity, from 0 to 1, for a visible extent in points.
  var backdropOpacity: (Double, SheetStops) -> CGFloat = { _, _ in 0 }

  /// The current motion; nil if the sheet does not move by itself.
  private var journey: Journey?
  private let ticker = FrameTicker()

  private struct Journey {
    var course: SheetCourse
    let motion: SheetMotion
    let completion: (Bool) -> Void
  }

  /// Whether the sheet moves by itself.
  var isMoving: Bool {
    journey != nil
  }

  /// Adds the backdrop and the sheet to a container.
  func install(in container: UIView) {
    container.addSubview(backdropView)
    container.addSubview(sheetView)
  }

  /// Removes the sheet and the backdrop, unless UIKit has removed them already.
  func uninstall() {
    put(at: .dismissed)
    backdropView.removeFromSuperview()
    sheetView.removeFromSuperview()
  }

  func show(_ configuration: SheetConfiguration) {
    backdropView.show(configuration.backdrop)
    sheetView.show(configuration)
  }

  // MARK: Layout

  /// Lays out the sheet after a change of the container or the detents. A sheet at rest stays at its destination. A moving sheet
  /// continues to the new position of its destination. In a UIKit animation block, as in a rotation, the change is animated.
  func layOut(_ track: SheetTrack, in container: UIView) {
    if case .visibleHeight(let shown) = destination, let old = self.track, old.length != track.length {
      // A sheet between detents, also under a finger, must fit into the new container.
      destination = .visibleHeight(min(shown, track.highest))
    }
    let isAnimated = UIView.inheritedAnimationDuration > 0
    if let journey, isAnimated {
      // The animation starts at the current position, not at that of the last frame.
      let position = journey.course.position(at: CACurrentMediaTime())
      UIView.performWithoutAnimation { self.place(position) }
    }
    adoptTrack(track, in: container)
    guard let journey else {
      shown = track.shown(at: destination)
      return apply()
    }
    let target = track.shown(at: destination)
    let distance = target - journey.course.target
    if isAnimated {
      self.journey?.course = journey.course.shifted(by: distance)
      follow(at: CACurrentMediaTime())
    } else if abs(distance) > 1e-6 {
      aim(at: target)
    } else {
      apply()
    }
  }

  /// Adopts a new track, but keeps the sheet at its current position without calling ``didMove``. The caller then starts a
  /// motion.
  func hold(on track: SheetTrack, in container: UIView) {
    if journey == nil { destination = .visibleHeight(shown) }
    adoptTrack(track, in: container)
    place(shown)
  }

  /// Changes the destination of the current motion.
  func retarget(_ destination: SheetDestination, _ track: SheetTrack, in container: UIView) {
    if self.destination != .dismissed { self.destination = destination }
    layOut(track, in: container)
  }

  private func adoptTrack(_ track: SheetTrack, in container: UIView) {
    self.track = track
    backdropView.frame = container.bounds
    sheetView.layOut(in: track.space)
  }

  // MARK: Motion

  /// Moves the sheet to a destination without animation. The completion of the current motion is called with false.
  func put(at destination: SheetDestination) {
    let ended = journey
    stop()
    self.destination = destination
    shown = track?.shown(at: destination) ?? 0
    UIView.performWithoutAnimation { self.place(self.shown) }
    didMove()
    ended?.completion(false)
  }

  /// Stops the sheet at its current position.
  func hold() {
    put(at: .visibleHeight(journey?.course.position(at: CACurrentMediaTime()) ?? shown))
  }

  /// Moves the sheet to a destination with animation.
  ///
  /// - Parameters:
  ///   - velocity: The initial speed at which the sheet grows, in points per second; nil for its current speed.
  ///   - completion: Called once, with true if the sheet has arrived, or with false if it was caught or redirected before.
  func travel(
    to destination: SheetDestination, in motion: SheetMotion, velocity: Double? = nil, completion: @escaping (Bool) -> Void
  ) {
    let now = CACurrentMediaTime()
    let course = motion.course(
      from: journey?.course.position(at: now) ?? shown, to: track?.shown(at: destination) ?? 0,
      velocity: velocity ?? journey?.course.velocity(at: now) ?? 0, at: now, pixel: pixel)
    travel(to: destination, on: course, thenIn: motion, completion: completion)
  }

  /// Moves the sheet to a destination on a given course.
  ///
  /// - Parameter motion: The motion that replaces the course if the destination changes.
  func travel(
    to destination: SheetDestination, on course: SheetCourse, thenIn motion: SheetMotion, completion: @escaping (Bool) -> Void
  ) {
    let ended = journey
    self.destination = destination
    journey = Journey(course: course, motion: motion, completion: completion)
    run()
    ended?.completion(false)
  }

  private func run() {
    guard let journey else { return }
    ticker.run(until: journey.course.end) { [weak self] in
      self?.follow(at: $0)
      return self?.journey != nil
    }
  }

  private func stop() {
    journey = nil
    ticker.stop()
  }

  private var pixel: Double { track?.pixel ?? 1 }

  /// Redirects the current motion to another visible extent, from its current position and speed.
  private func aim(at target: Double) {
    guard let journey else { return }
    let now = CACurrentMediaTime()
    self.journey?.course = journey.motion.course(
      from: journey.course.position(at: now), to: target, velocity: journey.course.velocity(at: now), at: now, pixel: pixel)
    run()
    follow(at: now)
  }

  private func follow(at time: Double) {
    guard let journey else { return }
    // A frame can be at the end time except for a rounding error. It then counts as the end.
    guard time < journey.course.end - 1e-6 else {
      stop()
      shown = track?.shown(at: destination) ?? 0
      apply()
      return journey.completion(true)
    }
    shown = journey.course.position(at: time)
    apply()
  }

  private func apply() {
    place(shown)
    didMove()
  }

  private func place(_ shown: Double) {
    guard let track else { return }
    sheetView.frame = CGRect(track.rect(shown: shown))
    backdropView.opacity = backdropOpacity(shown, track.stops)
  }
}
