import UIKit

/// The drag of a sheet. It moves the sheet with the finger, and chooses the sheet's destination when the finger lifts.
@MainActor final class SheetDrag {
  unowned let engine: SheetEngine
  private(set) lazy var tracker = DragTracker(self)
  private var session: DragSession?

  /// The motion of a list that shares its momentum with the sheet; nil if there is none.
  var momentum: ListMomentum?

  private lazy var sheetRecognizer = tracker.makeRecognizer()
  private lazy var backdropRecognizer = tracker.makeRecognizer()

  /// The end of a drag.
  struct Lift {
    /// Whether the system cancelled the touch.
    var isCancelled: Bool
    /// Whether the host refused a dismissal during the drag.
    var wasRefused: Bool
  }

  init(_ engine: SheetEngine) {
    self.engine = engine
  }

  var touched: TouchedViews { tracker.touched }

  /// Whether a finger drags the sheet.
  var isRunning: Bool {
    session != nil
  }

  /// Whether a finger drags the sheet, or will drag it as soon as the sheet is in its container.
  var isDriving: Bool {
    isRunning || tracker.isDriven && engine.container == nil
  }

  func install() {
    engine.mover.sheetView.addGestureRecognizer(sheetRecognizer)
    engine.mover.backdropView.addGestureRecognizer(backdropRecognizer)
    configurationDidChange()
  }

  func uninstall() {
    cancel()
    stopMomentum()
    touched.end()
    engine.mover.sheetView.removeGestureRecognizer(sheetRecognizer)
    engine.mover.backdropView.removeGestureRecognizer(backdropRecognizer)
  }

  func configurationDidChange() {
    backdropRecognizer.isEnabled = engine.configuration.allowsDraggingFromBackdrop
  }

  /// Ends the drag, because code moves the sheet. The sheet stays at its current position.
  func cancel() {
    guard isRunning else { return }
    session = nil
    tracker.cancel()
    engine.status.change { $0.release() }
  }

  /// Continues the drag from the current position after a change of the track.
  func trackDidChange() {
    guard let track = engine.mover.track, session != nil else { return }
    session?.rebase(to: engine.mover.shown, on: track, canLeave: canLeave)
  }

  /// Handles the installation of the sheet. A finger that presents the sheet can have moved and lifted before.
  func didInstall() {
    tracker.catchUp()
  }

  /// Whether a drag can dismiss the sheet if the host agrees.
  private var canLeave: Bool {
    engine.configuration.dismissal.drag || engine.machine.passage != .none
  }

  /// Whether the finger is in a list whose drags never move the sheet.
  private var listKeepsDrags: Bool {
    !engine.configuration.allowsDraggingFromScrollViews && touched.canScroll
  }
}

// MARK: - The touch

extension SheetDrag: DragTarget {
  var axis: SheetSpace? {
    engine.container == nil ? nil : engine.mover.track?.space
  }

  func fingerDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool {
    guard recognizer === sheetRecognizer else {
      touched.landOutside()
      return engine.configuration.allowsDraggingFromBackdrop && engine.mover.isMoving
    }
    stopMomentum()
    let sheetView = engine.mover.sheetView
    let isOnGrabber = sheetView.isInGrabberZone(touch.location(in: sheetView))
    touched.land(on: touch.view, in: sheetView, space: engine.mover.track?.space, isOnGrabber: isOnGrabber)
    return engine.mover.isMoving && !listKeepsDrags
  }

  /// Whether the movement begins a drag: it must run along the axis, and neither a control nor a list may keep the touch.
  func shouldBegin(movement: CGPoint) -> Bool {
    guard engine.phase != .dismissed, session == nil, let axis = engine.mover.track?.space else { return false }
    return !touched.isTaken && !listKeepsDrags && (touched.isFollowed || !touched.goesAcross(movement, in: axis))
  }

  func dragDidBegin(isCatch: Bool) {
    if isCatch { begin() }
  }

  func dragCanContinue() -> Bool {
    // A full-screen controller that covers the content takes the finger.
    guard isRunning, engine.host?.content.viewIfLoaded?.window == nil else { return true }
    engine.takeFromFinger()
    return false
  }

  func touchesDidEnd() {
    touched.end()
  }

  private func begin() {
    guard session == nil, engine.phase != .dismissed, let track = engine.mover.track else { return }
    let origin: DragSession.Origin =
      engine.phase == .dismissing ? .movingOut : engine.mover.isMoving ? .movingIn : .resting
    engine.mover.hold()
    session = DragSession(
      shown: engine.mover.shown, origin: origin, track: track, rubberBand: Double(engine.configuration.rubberBand),
      canLeave: canLeave)
    engine.status.change { $0.take() }
  }
}

// MARK: - The movement

extension SheetDrag {
  func drag(by distance: Double) {
    guard let track = engine.mover.track else { return }
    engine.status.batch { distribute(distance, on: track) }
  }

  private func distribute(_ distance: Double, on track: SheetTrack) {
    let list = listKeepsDrags ? nil : touched.sharing
    let scroll = list?.metrics
    let wasHeld = session != nil
    let distribution = distribution(on: track, list: list)
    var extent = session?.extent ?? engine.mover.shown
    var result = distribution.distribute(distance, extent: extent, scroll: scroll)
    if result.extent != extent {
      begin()
      // For a sheet that was caught past its detents, the extent before the rubber band is larger than the visible one.
      if !wasHeld, let pulled = session?.extent, pulled != extent {
        extent = pulled
        result = distribution.distribute(distance, extent: extent, scroll: scroll)
      }
      if result.extent < track.lowest, distance < 0, askForDismissal() == false, let pulled = session?.extent {
        result = distribution.distribute(distance, extent: pulled, scroll: scroll)
      }
    }
    // The host can end the drag in `shouldDismiss`.
    guard session != nil else { return }
    session?.apply(result, of: distance)
    show(result, of: scroll, in: list, from: extent, wasHeld: wasHeld, on: track)
    beginDismissal(below: track.lowest)
  }

  private func distribution(on track: SheetTrack, list: DraggedList?) -> DragDistribution {
    let start = session?.start ?? engine.mover.shown
    // Below its smallest detent, a sheet that can't be dismissed follows the finger with a rubber band. If it has one detent or
    // the list has a refresh control, the list gets the movement instead.
    let isListsPull = !canLeave && (track.stops.all.count == 1 || list?.scrollView.refreshControl != nil)
    var distribution = DragDistribution(
      lowest: track.lowest, highest: track.highest,
      ceiling: engine.configuration.scrollingExpandsSheet ? track.highest : max(track.lowest, start), canLeave: !isListsPull,
      pixel: track.pixel)
    distribution.countsPastZero = tracker.isPresenting
    // With the tolerance of half a pixel, a sheet that the finger already drags would skip a part of the movement.
    if session != nil { distribution.pixel = 0 }
    return distribution
  }

  private func show(
    _ result: DragDistribution.Result, of scroll: SheetScroll?, in list: DraggedList?, from extent: Double, wasHeld: Bool,
    on track: SheetTrack
  ) {
    guard let shown = session?.shown(on: track, canLeave: canLeave) else { return }
    // If the sheet grows, it moves before the list, because the list must scroll in its new size.
    let growsFirst = result.extent > extent
    if growsFirst {
      engine.mover.put(at: .visibleHeight(shown))
      list?.preservingOffset { engine.mover.sheetView.layoutIfNeeded() }
    }
    list?.take(result, of: scroll, from: extent, isHeld: wasHeld)
    if !growsFirst { engine.mover.put(at: .visibleHeight(shown)) }
  }

  /// Begins the dismissal when an allowed drag goes below the smallest detent, and reports the finger's position to UIKit's
  /// transition.
  private func beginDismissal(below lowest: Double) {
    if let session, session.mayLeave == true, !session.hasBegunDismissal, session.extent < lowest {
      let hasBegun = engine.machine.passage != .none || engine.host?.beginDismissing() == true
      self.session?.hasBegunDismissal = hasBegun
    }
    engine.host?.fingerDidMove(part: lowest > 0 ? CGFloat(min(1, max(0, 1 - engine.mover.shown / lowest))) : 0)
  }

  /// Calls `shouldDismiss`, at most once in a drag. In a transition the dismissal is allowed without the question.
  ///
  /// - Returns: Whether the dismissal is allowed; nil if that was decided before, or if the host ended the drag.
  private func askForDismissal() -> Bool? {
    guard session != nil, session?.mayLeave == nil else { return nil }
    let answer = engine.machine.passage != .none || canLeave && engine.isDismissalAllowed(.drag)
    guard session != nil, let track = engine.mover.track else { return nil }
    if answer {
      session?.allowDismissal()
    } else {
      session?.refuseDismissal(shown: engine.mover.shown, on: track)
    }
    return answer
  }
}

// MARK: - The lift

extension SheetDrag {
  func dragDidEnd(velocity: Double, isCancelled: Bool) {
    guard let track = engine.mover.track else { return }
    engine.status.batch { lift(velocity: velocity, isCancelled: isCancelled, on: track) }
  }

  private func lift(velocity: Double, isCancelled: Bool, on track: SheetTrack) {
    guard let drag = session else {
      if !isCancelled { carryIntoSheet(velocity: velocity, on: track) }
      return
    }
    let speed = drag.movedSheetLast ? velocity : 0
    if drag.movedSheetLast { touched.stop() }
    let origin = drag.origin == .movingOut ? .dismissed : engine.machine.destination
    let destination =
      drag.isTouchOnly(velocity: speed) ? origin : destination(of: drag, velocity: speed, on: track)
    // The host can end the drag in `shouldDismiss` or `willEndDragging`.
    guard let drag = session else { return }
    if destination == .dismissed, engine.machine.passage == .none, !drag.hasBegunDismissal {
      _ = engine.host?.beginDismissing()
    }
    session = nil
    let wasRefused = drag.mayLeave == false && engine.configuration.dismissal.drag
    engine.letGo(
      to: destination, velocity: speed, lift: Lift(isCancelled: isCancelled, wasRefused: wasRefused),
      ownTravel: isCancelled ? nil : carryIntoList(to: destination, velocity: speed, on: track))
    if !drag.movedSheetLast, !isCancelled { carryIntoSheet(velocity: velocity, on: track) }
  }

  /// The destination of the sheet at the end of the drag, as the snapping rule or the host chooses it.
  private func destination(of drag: DragSession, velocity: Double, on track: SheetTrack) -> SheetDestination {
    func snap(canDismiss: Bool) -> (context: Snapping.Context, destination: SheetDestination) {
      let context = Snapping.Context(
        extent: engine.mover.shown, speed: velocity, startExtent: drag.start, stops: track.stops, canDismiss: canDismiss)
      let destination = engine.configuration.snapping.destination(context)
      return (context, context.valid(destination, otherwise: Snapping.nearest.destination(context)))
    }
    var chosen = snap(canDismiss: canLeave && drag.mayLeave != false)
    if chosen.destination == .dismissed, !mayLeave { chosen = snap(canDismiss: false) }
    guard session != nil, engine.status.events.willEndDragging != nil,
      let wish = engine.status.ask({ $0.willEndDragging?(chosen.context, chosen.destination) })
    else { return chosen.destination }
    let destination = chosen.context.valid(wish, otherwise: chosen.destination)
    // The host can't dismiss the sheet here if the dismissal is not allowed.
    return destination == .dismissed && chosen.destination != .dismissed && !mayLeave ? chosen.destination : destination
  }

  /// Whether the drag may dismiss the sheet. Calls `shouldDismiss` if this drag has not called it yet.
  private var mayLeave: Bool {
    _ = askForDismissal()
    return session?.mayLeave == true
  }
}
