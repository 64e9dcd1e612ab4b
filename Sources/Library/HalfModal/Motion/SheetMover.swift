import UIKit

/// Moves a sheet and its backdrop in a container: the one place that sets their position.
///
/// Motions are closed forms of the time, drawn frame by frame, so that position and speed are known at any moment.
@MainActor final class SheetMover {
  let sheetView = SheetView()
  let backdropView = BackdropView()

  /// Where the sheet is, or is on its way to.
  private(set) var place = SheetPlace.hidden

  /// The way in the container, as it was when that was last laid out.
  private(set) var track: SheetTrack?

  /// How much of the sheet is shown, in points.
  private(set) var shown: CGFloat = 0

  /// Called when the sheet is at another place than it was.
  var didMove: () -> Void = {}

  /// The motion under way. One that was caught or redirected is so no longer, and its end means nothing.
  private var journey: Journey?
  private let ticker = FrameTicker()
  private var configuration: SheetConfiguration

  /// A motion of the sheet, and who waits for its end.
  private struct Journey {
    var course: SheetCourse
    let motion: Motion
    let completion: (Bool) -> Void
  }

  init(configuration: SheetConfiguration) {
    self.configuration = configuration
    take(configuration)
  }

  /// Whether the sheet moves by itself.
  var isMoving: Bool {
    journey != nil
  }

  /// Puts the backdrop and the sheet into a container, in front of what is there.
  func install(in container: UIView) {
    container.addSubview(backdropView)
    container.addSubview(sheetView)
  }

  /// Takes up what the sheet looks like.
  func take(_ configuration: SheetConfiguration) {
    self.configuration = configuration
    backdropView.show(configuration.backdrop)
    sheetView.show(configuration)
  }

  /// Follows the container, and what the detents are there: a sheet that stands stays at its place, within the animation under way if
  /// there is one; a sheet that moves goes on to where its place is now.
  func layOut(_ track: SheetTrack, in container: UIView) {
    if case .held(let shown) = place, let old = self.track, old.length != track.length {
      // In another container a sheet under a finger is no larger than it can be there.
      place = .held(min(shown, track.highest))
    }
    let isAnimated = UIView.inheritedAnimationDuration > 0
    if let journey, isAnimated {
      // The animation takes it from where it is now, and not from where the last frame had it.
      let position = CGFloat(journey.course.position(at: CACurrentMediaTime()))
      UIView.performWithoutAnimation { self.place(position) }
    }
    self.track = track
    backdropView.frame = container.bounds
    sheetView.lay(in: track.space)
    guard let journey else {
      shown = track.shown(at: place)
      return apply()
    }
    let target = Double(track.shown(at: place))
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

  /// Takes up another way, and leaves the sheet where it is until it is told where to go. That is not told to anybody.
  func adopt(_ track: SheetTrack, in container: UIView) {
    if journey == nil { place = .held(shown) }
    self.track = track
    backdropView.frame = container.bounds
    sheetView.lay(in: track.space)
    place(shown)
  }

  /// Another place takes that of the one to which the sheet is on its way.
  func retarget(_ place: SheetPlace, _ track: SheetTrack, in container: UIView) {
    if self.place != .hidden { self.place = place }
    layOut(track, in: container)
  }

  /// Puts the sheet to a place at once.
  func put(at place: SheetPlace) {
    let ended = journey
    stop()
    self.place = place
    shown = track?.shown(at: place) ?? 0
    UIView.performWithoutAnimation { self.place(self.shown) }
    didMove()
    ended?.completion(false)
  }

  /// Moves the sheet to a place.
  ///
  /// - Parameters:
  ///   - velocity: How fast the sheet grows at the start, in points per second; `nil` for the speed that it has.
  ///   - completion: Called once, with whether it arrived: `false` where it was caught or sent elsewhere before.
  func travel(
    to place: SheetPlace, in motion: Motion, velocity: CGFloat? = nil, completion: @escaping (Bool) -> Void
  ) {
    let now = CACurrentMediaTime()
    let speed = velocity.map { Double($0) } ?? journey?.course.velocity(at: now) ?? 0
    let start = journey?.course.position(at: now) ?? Double(shown)
    let course = motion.course(
      from: start, to: Double(track?.shown(at: place) ?? 0), velocity: speed, at: now, pixel: pixel)
    travel(to: place, on: course, thenIn: motion, completion: completion)
  }

  /// Moves the sheet to a place on a course that is known.
  func travel(to place: SheetPlace, on course: SheetCourse, thenIn motion: Motion, completion: @escaping (Bool) -> Void) {
    let ended = journey
    self.place = place
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

  /// Stops the sheet where it is at this moment.
  func hold() {
    put(at: .held(journey.map { CGFloat($0.course.position(at: CACurrentMediaTime())) } ?? shown))
  }

  private var pixel: Double {
    Double(track?.pixel ?? 1)
  }

  private func stop() {
    journey = nil
    ticker.stop()
  }

  /// The way is another one: the motion goes on from where it is, with the speed that it has.
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
    // Frames and ends lie on the same grid, and are not to miss each other by a rounding.
    guard time < journey.course.end - 1e-6 else {
      stop()
      shown = track?.shown(at: place) ?? 0
      apply()
      return journey.completion(true)
    }
    shown = CGFloat(journey.course.position(at: time))
    apply()
  }

  private func apply() {
    place(shown)
    didMove()
  }

  private func place(_ shown: CGFloat) {
    guard let track else { return }
    sheetView.frame = track.frame(shown: shown)
    backdropView.opacity = configuration.backdropOpacity(at: shown, stops: track.stops)
  }
}

extension SheetConfiguration {
  /// The opacity of the backdrop where so much of the sheet is shown.
  func backdropOpacity(at shown: CGFloat, stops: SheetStops) -> CGFloat {
    if let course = backdrop.opacityAt {
      return min(1, max(0, course(Double(shown), stops)))
    }
    var from: CGFloat = 0
    var to = CGFloat(stops.lowest?.extent ?? 0)
    if let id = largestUndimmedDetent, let undimmed = stops.stop(for: id) {
      guard let next = stops.all.first(where: { $0.extent > undimmed.extent }) else { return 0 }
      (from, to) = (CGFloat(undimmed.extent), CGFloat(next.extent))
    }
    return to > from ? backdrop.opacity * min(1, max(0, (shown - from) / (to - from))) : 0
  }

  /// Whether touches beside the sheet go through to what is behind it, where so much of the sheet is shown.
  func passesTouches(at shown: CGFloat, stops: SheetStops, pixel: CGFloat) -> Bool {
    guard let id = largestPassThroughDetent, let stop = stops.stop(for: id) else { return false }
    return shown <= CGFloat(stop.extent) + pixel / 2
  }
}
