import UIKit

// Speed that crosses between the sheet and a list in it, where that is wanted.
extension SheetGestures {
  func stopMomentum() {
    momentum?.stop()
    momentum = nil
  }

  /// A sheet that is flicked up to its highest stop goes on as its list.
  ///
  /// - Returns: What moves both; nil where the sheet goes by itself.
  func carry(to target: SheetTarget, velocity: Double, on track: SheetTrack) -> (() -> Void)? {
    guard engine.configuration.carriesMomentum, engine.machine.passage == .none, velocity > 0,
      let highest = track.stops.highest, case .stop(let id) = target, highest.ids.contains(id),
      let list = touched.carrying
    else { return nil }
    list.prepare()
    guard
      let motion = JoinedMotion(
        extent: Double(engine.mover.shown), highest: highest.extent, scroll: list.metrics, velocity: velocity, decay: list.decay)
    else { return nil }
    let begin = CACurrentMediaTime()
    return { [weak self] in
      self?.engine.travel(to: .detent(id), by: motion, begin: begin) {
        self?.goOn(list, after: motion, begin: begin, pixel: Double(track.pixel))
      }
    }
  }

  /// The sheet has arrived, and the list has grown with it: its end is nearer now than it was at the lift.
  private func goOn(_ list: DraggedList, after motion: JoinedMotion, begin: Double, pixel: Double) {
    engine.mover.sheetView.layoutIfNeeded()
    list.prepare()
    let grown = JoinedMotion(
      extent: motion.extent, highest: motion.highest, scroll: list.metrics, velocity: motion.initialVelocity,
      decay: motion.decay)
    momentum = grown.map { ListMomentum(list, $0, begin: begin, pixel: pixel) }
  }

  /// A list that is flicked down, and runs into its start, takes the sheet along. It does not dismiss it.
  func carryOn(velocity: Double, on track: SheetTrack) {
    guard engine.configuration.carriesMomentum, engine.phase == .resting || engine.phase == .settling, velocity < 0,
      let list = touched.carrying, list.isFollowing
    else { return }
    list.prepare()
    let shown = Double(engine.mover.shown)
    guard
      let motion = JoinedMotion(
        extent: shown, highest: Double(track.highest), scroll: list.metrics, velocity: velocity, decay: list.decay)
    else { return }
    list.stop()
    momentum = ListMomentum(list, motion, begin: CACurrentMediaTime(), pixel: Double(track.pixel)) { [weak self] in
      guard let self else { return }
      let landing = Landing(
        position: shown, velocity: motion.crossingVelocity, stops: track.stops, canLeave: false)
      engine.beCarried(to: engine.configuration.landing.choose(landing), velocity: motion.crossingVelocity)
    }
  }
}
