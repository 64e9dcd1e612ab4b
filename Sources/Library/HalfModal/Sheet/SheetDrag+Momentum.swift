import UIKit

// The momentum that the sheet and a list in it share.
extension SheetDrag {
  func stopMomentum() {
    momentum?.stop()
    momentum = nil
  }

  /// Lets the list take over the momentum of a sheet that a flick moves to its largest detent.
  ///
  /// - Parameter velocity: The speed at which the sheet grows, in points per second.
  /// - Returns: A closure that starts the motion of both; nil if the sheet keeps its momentum.
  func carryIntoList(to destination: SheetDestination, velocity: Double, on track: SheetTrack) -> (() -> Void)? {
    guard engine.configuration.carriesMomentum, engine.machine.passage == .none, velocity > 0,
      let highest = track.stops.highest, case .detent(let id) = destination, highest.ids.contains(id),
      let list = touched.carrying
    else { return nil }
    list.prepare()
    guard
      let motion = JoinedMotion(
        extent: engine.mover.shown, highest: highest.extent, scroll: list.metrics, velocity: velocity, decay: list.decay)
    else { return nil }
    let begin = CACurrentMediaTime()
    return { [weak self] in
      self?.engine.travel(to: .detent(id), by: motion, begin: begin) {
        self?.carryOn(list, after: motion, begin: begin, pixel: track.pixel)
      }
    }
  }

  /// Starts the list's part of the motion. The list has grown with the sheet, so its end is nearer than when the finger lifted.
  private func carryOn(_ list: DraggedList, after motion: JoinedMotion, begin: Double, pixel: Double) {
    engine.mover.sheetView.layoutIfNeeded()
    list.prepare()
    let grown = JoinedMotion(
      extent: motion.extent, highest: motion.highest, scroll: list.metrics, velocity: motion.initialVelocity,
      decay: motion.decay)
    momentum = grown.map { ListMomentum(list, $0, begin: begin, pixel: pixel) }
  }

  /// Lets the sheet take over the momentum of a list that a flick scrolls to its start. The momentum never dismisses the sheet.
  ///
  /// - Parameter velocity: The speed of the finger along the axis, in points per second; negative if the sheet shrinks.
  func carryIntoSheet(velocity: Double, on track: SheetTrack) {
    guard engine.configuration.carriesMomentum, engine.phase == .resting || engine.phase == .settling, velocity < 0,
      let list = touched.carrying, list.isFollowing
    else { return }
    list.prepare()
    let shown = engine.mover.shown
    guard
      let motion = JoinedMotion(
        extent: shown, highest: track.highest, scroll: list.metrics, velocity: velocity, decay: list.decay)
    else { return }
    list.stop()
    momentum = ListMomentum(list, motion, begin: CACurrentMediaTime(), pixel: track.pixel) { [weak self] in
      guard let self else { return }
      let context = Snapping.Context(
        extent: shown, speed: motion.crossingVelocity, stops: track.stops, canDismiss: false)
      engine.beCarried(to: engine.configuration.snapping.destination(context), velocity: motion.crossingVelocity)
    }
  }
}
