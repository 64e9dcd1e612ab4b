import UIKit

/// The fingers on a sheet. One finger has one owner: each part of its way moves either the sheet or a list in it.
@MainActor final class SheetGestures: NSObject {
  unowned let engine: SheetEngine
  private var session: DragSession?
  /// What is under the finger.
  let touched = TouchedViews()

  /// The recogniser that drives the sheet now, and how far its finger had gone when it was last heard.
  private weak var driver: UIPanGestureRecognizer? {
    didSet { if driver == nil { keptFollower = nil } }
  }
  /// Who passes on what the driver does, where that is nobody's of the sheet: the end has to be heard of, also where the host lets go
  /// of it.
  private var keptFollower: AnyObject?
  private var followed = CGPoint.zero
  /// A lift that came before the sheet was in its container, and the velocity.
  private var earlyLift: CGPoint?

  /// A list that goes on by itself, by a motion that it shares with the sheet.
  var momentum: ListMomentum?

  /// The recogniser whose touch is being looked at: that of the finger that landed last, as long as none drags the sheet.
  private weak var watcher: UIGestureRecognizer?
  /// Whether that touch has caught a moving sheet.
  private var catches = false

  private lazy var sheetDrag = makeRecognizer { [weak self] in self?.touchDidLand($0) ?? false }
  private lazy var backdropDrag = makeRecognizer { [weak self] _ in self?.backdropTouchDidLand() ?? false }

  init(_ engine: SheetEngine) {
    self.engine = engine
  }

  /// Whether a finger drags the sheet.
  var isRunning: Bool {
    session != nil
  }

  /// Whether a finger drives what the sheet does, also before the sheet is in its container.
  var isDriving: Bool {
    isRunning || driver != nil && engine.container == nil
  }

  func install() {
    engine.mover.sheetView.addGestureRecognizer(sheetDrag)
    engine.mover.backdropView.addGestureRecognizer(backdropDrag)
    configurationDidChange()
  }

  func uninstall() {
    cancel()
    stopMomentum()
    touched.end()
    engine.mover.sheetView.removeGestureRecognizer(sheetDrag)
    engine.mover.backdropView.removeGestureRecognizer(backdropDrag)
  }

  func configurationDidChange() {
    backdropDrag.isEnabled = engine.configuration.backdropDrags
  }

  private func makeRecognizer(touchDidLand: @escaping @MainActor (UITouch) -> Bool) -> DragRecognizer {
    let recognizer = DragRecognizer { [weak self] in self?.follow($0) }
    recognizer.touchDidLand = { [weak self, weak recognizer] touch in
      // A finger in a list goes on with the sheet later, also where another one lands meanwhile.
      guard let self, !isRunning, driver == nil else { return false }
      watcher = recognizer
      return touchDidLand(touch)
    }
    recognizer.touchesWillMove = { [weak self, weak recognizer] in
      if let self, watcher === recognizer { touched.prepare() }
    }
    recognizer.touchesDidEnd = { [weak self, weak recognizer] in
      if let self, watcher === recognizer { touched.end() }
    }
    recognizer.isAstray = { [weak self] in self?.goesAcross($0) ?? false }
    recognizer.isJoined = { [weak self] in self?.touched.isFollowed ?? false }
    recognizer.delegate = self
    return recognizer
  }

  /// Ends the drag at once, since code is about to send the sheet elsewhere. The sheet stays where the finger had it.
  func cancel() {
    guard isRunning else { return }
    end()
    engine.tell(engine.machine.release())
  }

  private func end() {
    session = nil
    touched.end()
    guard let driver else { return }
    self.driver = nil
    // The drag of a list that brings the sheet in stays the list's.
    guard driver is DragRecognizer else { return }
    driver.isEnabled = false
    driver.isEnabled = true
  }

  // MARK: The touch

  /// Looks at what is under a finger: the lists that it may scroll, and whether it catches the sheet.
  private func touchDidLand(_ touch: UITouch) -> Bool {
    stopMomentum()
    let sheetView = engine.mover.sheetView
    let isOnGrabber = sheetView.isInGrabberZone(touch.location(in: sheetView))
    touched.land(on: touch.view, in: sheetView, space: engine.mover.track?.space, isOnGrabber: isOnGrabber)
    catches = engine.isCatchable && !listKeepsDrags
    return catches
  }

  private func backdropTouchDidLand() -> Bool {
    touched.landBeside()
    catches = engine.configuration.backdropDrags && engine.isCatchable
    return catches
  }

  /// Whether the finger is in a list that keeps its drags for itself.
  private var listKeepsDrags: Bool {
    !engine.configuration.listDrags && touched.canScroll
  }

  // MARK: The finger

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    // What fills the screen has come in front of the content, and the finger is none of the sheet's any more.
    if isRunning, engine.host?.content.viewIfLoaded?.window == nil { return engine.wrest() }
    switch recognizer.state {
    case .began:
      adopt(recognizer, from: (recognizer as? DragRecognizer)?.translationAtTurn ?? .zero)
      if catches { begin() }
      move(recognizer)
    case .changed:
      move(recognizer)
    case .ended:
      move(recognizer)
      lift(recognizer, velocity: recognizer.velocity(in: recognizer.view?.window), cancelled: false)
    case .cancelled:
      lift(recognizer, velocity: .zero, cancelled: true)
    default:
      break
    }
  }

  /// Has a recogniser drive the sheet, also one that is nobody's of the sheet and brings it in. Its way counts from `translation` on.
  func adopt(_ recognizer: UIPanGestureRecognizer, from translation: CGPoint = .zero, by follower: AnyObject? = nil) {
    driver = recognizer
    keptFollower = follower
    followed = translation
    earlyLift = nil
  }

  /// Lets go of a recogniser that brings nothing in.
  func abandon() {
    driver = nil
  }

  /// Follows a recogniser no more that was adopted: it has let go of the sheet.
  func forsake(_ recognizer: UIPanGestureRecognizer) {
    lift(recognizer, velocity: .zero, cancelled: true)
  }

  /// Follows a recogniser that was adopted.
  func followAdopted(_ recognizer: UIPanGestureRecognizer) {
    if recognizer === driver, recognizer.state != .began { follow(recognizer) }
  }

  private func begin() {
    guard session == nil, engine.phase != .gone, let track = engine.mover.track else { return }
    let wasMoving = engine.mover.isMoving
    engine.mover.hold()
    session = DragSession(
      shown: engine.mover.shown, wasMoving: wasMoving, wasOutbound: engine.machine.phase == .dismissing, track: track,
      rubberBand: engine.configuration.rubberBand, canLeave: canLeave)
    engine.tell(engine.machine.take())
  }

  private func move(_ recognizer: UIPanGestureRecognizer) {
    guard driver === recognizer, engine.container != nil, let track = engine.mover.track else { return }
    let translation = recognizer.translation(in: recognizer.view?.window)
    let delta = track.space.growth(x: Double(translation.x - followed.x), y: Double(translation.y - followed.y))
    followed = translation
    spend(delta, on: track)
  }

  /// Spends a part of the finger's way.
  private func spend(_ delta: Double, on track: SheetTrack) {
    let list = listKeepsDrags ? nil : touched.sharing
    let scroll = list?.metrics
    var extent = session?.extent ?? Double(engine.mover.shown)
    let ceiling =
      engine.configuration.scrollingExpands ? track.highest : max(track.lowest, CGFloat(session?.start ?? extent))
    // Below its lowest stop the sheet follows at least by its rubber band, unless the list has a use for the pull.
    let isListsPull = !canLeave && (track.stops.all.count == 1 || list?.scrollView.refreshControl != nil)
    var budget = DragBudget(track: track, ceiling: ceiling, canLeave: !isListsPull)
    budget.countsBeyondNothing = keptFollower != nil
    // A sheet that the finger has already is at its limit only where it really is.
    let wasHeld = session != nil
    if wasHeld { budget.pixel = 0 }
    var result = budget.spend(delta, extent: extent, scroll: scroll)
    if result.extent != extent {
      begin()
      // What is taken beyond its stops has been pulled further than it shows.
      if !wasHeld, let pulled = session?.extent, pulled != extent {
        extent = pulled
        result = budget.spend(delta, extent: extent, scroll: scroll)
      }
      if result.extent < Double(track.lowest), delta < 0, session?.mayLeave == nil {
        ask()
        if let drag = session, drag.mayLeave == false {
          session?.refuse(shown: engine.mover.shown, on: track)
          result = budget.spend(delta, extent: session?.extent ?? extent, scroll: scroll)
        }
      }
    }
    // The host may have ended the drag when it was asked or told.
    guard var session else { return }
    session.move(to: result, of: delta)
    self.session = session
    // A sheet that grows does so first, and its list goes on with the size that it has then.
    let growsFirst = result.extent > extent
    if growsFirst {
      show(session, on: track)
      list?.keep { engine.mover.sheetView.layoutIfNeeded() }
      // Whoever was told of it may have ended the drag.
      guard self.session != nil else { return }
    }
    list?.take(result, of: scroll, from: extent, isHeld: wasHeld)
    if !growsFirst { show(session, on: track) }
    if session.mayLeave == true, !session.hasLeft, result.extent < Double(track.lowest) {
      let hasBegun = engine.machine.passage != .none || engine.host?.beginLeavingUnderFinger() == true
      self.session?.hasLeft = hasBegun
    }
    engine.host?.fingerDidMove(part: track.lowest > 0 ? min(1, max(0, 1 - engine.mover.shown / track.lowest)) : 0)
  }

  private func show(_ session: DragSession, on track: SheetTrack) {
    engine.mover.put(at: .held(session.shown(on: track, canLeave: canLeave)))
  }

  /// Whether a drag may bring the sheet out, as far as the host is not asked.
  private var canLeave: Bool {
    engine.configuration.dismissal.drag || engine.machine.passage != .none
  }

  /// Asks, once in a drag, whether the sheet may leave. What is on its way in or out has the answer already.
  private func ask() {
    guard session?.mayLeave == nil else { return }
    // Whoever is asked may end the drag.
    let answer = engine.machine.passage != .none || canLeave && engine.isDismissalAllowed(.drag)
    session?.mayLeave = answer
  }

  // MARK: The lift

  private func lift(_ recognizer: UIPanGestureRecognizer, velocity: CGPoint, cancelled: Bool) {
    guard driver === recognizer else { return }
    guard engine.container != nil, let track = engine.mover.track else {
      earlyLift = velocity
      return
    }
    guard let drag = session else {
      driver = nil
      if !cancelled { carryOn(velocity: track.space.growth(x: Double(velocity.x), y: Double(velocity.y)), on: track) }
      return
    }
    let isSheets = drag.movedSheetLast
    let speed = isSheets ? track.space.growth(x: Double(velocity.x), y: Double(velocity.y)) : 0
    if isSheets { touched.stop() }
    let origin = drag.wasOutbound ? .gone : engine.machine.place
    let target = drag.isTouchOnly(velocity: speed) ? origin : landing(of: drag, velocity: speed, on: track)
    // The host may have ended the drag when it was asked.
    guard let drag = session else { return }
    if target == .gone, engine.machine.passage == .none, !drag.hasLeft {
      _ = engine.host?.beginLeavingUnderFinger()
      guard session != nil else { return }
    }
    session = nil
    driver = nil
    engine.letGo(
      to: target, velocity: speed, cancelled: cancelled,
      wasRefused: drag.mayLeave == false && engine.configuration.dismissal.drag,
      travel: cancelled ? nil : carry(to: target, velocity: speed, on: track))
    if !isSheets, !cancelled {
      carryOn(velocity: track.space.growth(x: Double(velocity.x), y: Double(velocity.y)), on: track)
    }
  }

  /// Where the sheet goes. The host is told of the landing that comes, once, when it is known whether the sheet may leave.
  private func landing(of drag: DragSession, velocity: Double, on track: SheetTrack) -> SheetTarget {
    func land(_ canLeave: Bool) -> (landing: Landing, target: SheetTarget) {
      let landing = Landing(
        position: Double(engine.mover.shown), velocity: velocity, start: drag.start, stops: track.stops, canLeave: canLeave)
      let target = engine.configuration.landing.choose(landing)
      return (landing, landing.possible(target, otherwise: LandingPolicy.nearest.choose(landing)))
    }
    var chosen = land(canLeave && drag.mayLeave != false)
    if chosen.target == .gone, !mayGo { chosen = land(false) }
    guard session != nil, let wish = engine.host?.events.willLand?(chosen.landing, chosen.target) else { return chosen.target }
    let target = chosen.landing.possible(wish, otherwise: chosen.target)
    // A landing elsewhere than out stays where the sheet may not leave.
    return target == .gone && chosen.target != .gone && !mayGo ? chosen.target : target
  }

  /// Whether the sheet may go out at the end of the drag. The host is asked where it was not yet.
  private var mayGo: Bool {
    ask()
    return session?.mayLeave == true
  }

  // MARK: The container

  /// The way is another one: the sheet stays where it is under the finger, which goes on from there.
  func trackDidChange() {
    guard let track = engine.mover.track, session != nil else { return }
    session?.rebase(to: engine.mover.shown, on: track, canLeave: canLeave)
  }

  /// The sheet is in its container, perhaps later than the finger that brings it in.
  func didInstall() {
    guard let driver else { return }
    begin()
    move(driver)
    if let velocity = earlyLift {
      lift(driver, velocity: velocity, cancelled: false)
    }
  }

  /// What a speed along the sheet's way is in the window: positive downwards or to the right.
  func fingerVelocity(of growth: Double) -> CGFloat {
    guard let space = engine.mover.track?.space, growth != 0 else { return 0 }
    return CGFloat(space.growth(x: 1, y: 1) * growth)
  }
}

extension SheetGestures: UIGestureRecognizerDelegate {
  /// A drag along the sheet's way moves the sheet, unless something in it keeps the touch; one across is somebody else's.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer = gestureRecognizer as? DragRecognizer, recognizer === watcher, engine.phase != .gone, session == nil
    else { return false }
    if catches { return true }
    return !touched.isTaken && !listKeepsDrags && (touched.isFollowed || !goesAcross(recognizer.motionAtBegin))
  }

  private func goesAcross(_ motion: CGPoint) -> Bool {
    guard let space = engine.mover.track?.space else { return true }
    return touched.goesAcross(motion, in: space)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    touched.isListDrag(other)
  }

  /// A finger on the grabber is the sheet's, whatever is under it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === watcher && touched.outranks(other)
  }
}
