import UIKit

/// What modal and inline sheets have in common: one sheet in a container, with its state, its position, and its fingers.
///
/// Its host brings the sheet into the container and out of it, and tells the engine when that has begun and ended.
@MainActor final class SheetEngine {
  let mover: SheetMover
  private(set) lazy var gestures = SheetGestures(self)

  /// Set through ``reconfigure(_:animated:completion:)`` while the sheet is there.
  private(set) var configuration: SheetConfiguration
  var machine = SheetMachine()

  weak var host: (any SheetHost)?
  private(set) weak var container: UIView?

  private let alongside = AlongsideAnimations()
  private let size = ContentSize()
  private let keyboard = KeyboardRoom()
  private var lastReport: SheetPosition?
  private var arrivals = ArrivalList()
  private var untold: [SheetMachine.Event] = []
  private var isTelling = false

  init(configuration: SheetConfiguration) {
    self.configuration = configuration
    mover = SheetMover(configuration: configuration)
    mover.didMove = { [weak self] in self?.report() }
    mover.backdropView.onTap = { [weak self] in self?.backdropWasTapped() }
    mover.backdropView.passesTouches = { [weak self] in self?.passesTouches ?? false }
    mover.sheetView.onEscape = { [weak self] in self?.requestDismissal(.escape) ?? false }
    mover.sheetView.onGrabberTap = { [weak self] in self?.grabberWasTapped() }
  }

  var phase: SheetPhase { machine.phase }

  /// Whether a finger that lands on the sheet catches it.
  var isCatchable: Bool { mover.isMoving }

  /// The place to which the sheet is bound.
  var place: SheetPlace { SheetPlace(machine.place) }

  // MARK: In the container

  /// Puts the sheet into a container.
  ///
  /// - Parameter isThere: Whether it is at its place at once; otherwise it is just outside.
  func install(in container: UIView, isThere: Bool) {
    guard let content = host?.content else { return }
    self.container = container
    // The content is laid out in all of the container once, so that it can be measured.
    mover.sheetView.frame = container.bounds
    mover.sheetView.embed(content.view)
    mover.install(in: container)
    mover.put(at: isThere ? place : .hidden)
    gestures.install()
    size.follow(content) { [weak self] in self?.contentSizeDidChange() }
    keyboard.follow(content) { [weak self] in self?.keyboardDidChange($0) }
    layOut()
    gestures.didInstall()
  }

  /// Another content takes the place of the one in the sheet.
  func replaceContent() {
    guard let content = host?.content, container != nil else { return }
    mover.sheetView.embed(content.view)
    size.follow(content) { [weak self] in self?.contentSizeDidChange() }
    keyboard.follow(content) { [weak self] in self?.keyboardDidChange($0) }
    refresh(animated: false, completion: nil)
  }

  /// Takes the sheet out of its container, or leaves that to UIKit, which removes the sheet itself.
  func uninstall() {
    gestures.uninstall()
    size.unfollow()
    keyboard.unfollow()
    mover.put(at: .hidden)
    mover.backdropView.removeFromSuperview()
    mover.sheetView.removeFromSuperview()
    alongside.finish()
    container = nil
    lastReport = nil
  }

  /// Follows the container's size and safe area.
  func layOut() {
    guard let container else { return }
    let track = makeTrack(in: container)
    if case .extent(let extent) = machine.place,
      track.target(keeping: machine.place, at: CGFloat(extent), isFree: true) != machine.place
    {
      // A sheet that rests between detents keeps between them.
      return refresh(animated: mover.isMoving, completion: nil)
    }
    mover.layOut(track, in: container)
    gestures.trackDidChange()
  }

  private func makeTrack(in container: UIView) -> SheetTrack {
    let isMeasured = configuration.detents.contains { $0.dependsOnContent }
    return SheetTrack(
      configuration: configuration, contentExtent: isMeasured ? size.extent(in: container, configuration) : nil, in: container,
      keyboard: configuration.keyboard == .avoid ? keyboard.height(in: container) : 0)
  }

  /// Ties animations of the host to the sheet's way between two detents.
  func animateAlongside(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) {
    alongside.add(from: from, to: to, animations)
    if phase != .gone, let track = mover.track { alongside.update(extent: mover.shown, track: track) }
  }

  /// Where the sheet is shown at this moment, in the coordinates of the window.
  var visibleFrame: CGRect? {
    guard phase != .gone, let container, mover.sheetView.superview != nil else { return nil }
    return container.convert(mover.sheetView.visibleFrame, to: nil)
  }

  // MARK: Events

  /// Tells the host's closures what an edge of the state machine says: after all of what led to it, and in order.
  func tell(_ events: [SheetMachine.Event]) {
    untold += events
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty {
      let event = untold.removeFirst()
      host?.events.tell(event) { gestures.fingerVelocity(of: $0) }
      arrivals.end(by: event).forEach { $0() }
    }
    isTelling = false
  }

  private func report() {
    guard phase != .gone, let container, container.window != nil, let track = mover.track else { return }
    let position = SheetPosition(
      extent: mover.shown, frame: container.convert(mover.sheetView.frame, to: nil), phase: phase)
    guard position.frame != lastReport?.frame else { return }
    lastReport = position
    alongside.update(extent: mover.shown, track: track)
    host?.events.didMove?(position)
  }

  // MARK: Motion

  /// Moves the sheet by itself, to a place or out.
  func travel(
    to place: SheetPlace, velocity: CGFloat? = nil, motion: Motion? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let usual = machine.passage == .none ? configuration.settling ?? configuration.motion : configuration.motion
    mover.travel(to: place, in: motion ?? usual, velocity: velocity) { [weak self] finished in
      if finished {
        self?.didArrive(at: place)
      }
      completion?(finished)
    }
  }

  /// Moves the sheet to its highest stop as the first part of a motion that goes on in a list.
  func travel(to place: SheetPlace, by joined: JoinedMotion, begin: Double, completion: @escaping () -> Void) {
    let motion = configuration.settling ?? configuration.motion
    mover.travel(to: place, on: .joined(joined, begin: begin), thenIn: motion) { [weak self] finished in
      guard finished else { return }
      self?.didArrive(at: place)
      completion()
    }
  }

  /// A list has run into its start and takes the sheet along.
  func beCarried(to target: SheetTarget, velocity: Double) {
    guard phase == .resting else { return }
    let events = machine.send(to: target)
    travel(to: SheetPlace(target), velocity: CGFloat(velocity))
    tell(events)
  }

  /// Takes the sheet out of a finger's hand: it goes on to where it is bound.
  func wrest() {
    gestures.cancel()
    if phase != .gone { travel(to: machine.isOutbound ? .hidden : place) }
  }

  /// Moves the sheet out, on the way that has begun.
  func goOut() {
    travel(to: .hidden)
  }

  private func didArrive(at place: SheetPlace) {
    if machine.passage == .none && place != .hidden {
      tell(machine.arrive())
    } else {
      host?.sheetDidArrive(isOut: place == .hidden)
    }
  }

  /// The finger lets go of the sheet.
  ///
  /// - Parameter travel: Moves the sheet, where it is not to go by itself.
  func letGo(
    to target: SheetTarget, velocity: Double, cancelled: Bool, wasRefused: Bool, travel ownWay: (() -> Void)? = nil
  ) {
    let wasOutbound = machine.isOutbound
    let events = machine.letGo(to: target, velocity: velocity, isCancelled: cancelled, wasRefused: wasRefused)
    if machine.isOutbound != wasOutbound { host?.turn(out: !wasOutbound) }
    if let ownWay { ownWay() } else { travel(to: SheetPlace(target), velocity: CGFloat(velocity)) }
    if target == .gone, machine.passage == .none { host?.leaveWhenPossible() }
    tell(events)
  }

  /// Moves the sheet to one of its detents, by code.
  func move(to id: Detent.ID, animated: Bool, completion: ((Bool) -> Void)?) {
    guard machine.passage == .none, phase != .gone, configuration.detents.contains(where: { $0.id == id }) else {
      completion?(false)
      return
    }
    gestures.cancel()
    // Whoever was told may have sent the sheet elsewhere.
    guard machine.passage == .none, phase != .gone else {
      completion?(false)
      return
    }
    go(to: .stop(id), animated: animated, completion: completion)
  }

  private func go(to target: SheetTarget, animated: Bool, motion: Motion? = nil, completion: ((Bool) -> Void)?) {
    if animated && UIView.areAnimationsEnabled {
      let events = machine.send(to: target)
      travel(to: SheetPlace(target), motion: motion, completion: completion)
      tell(events)
    } else {
      let events = machine.send(to: target) + machine.arrive()
      mover.put(at: SheetPlace(target))
      tell(events)
      completion?(true)
    }
  }

  // MARK: Changes

  /// Takes up another configuration while the sheet is there.
  ///
  /// - Parameter completion: Called once, with whether the sheet has arrived where the change has it.
  func reconfigure(_ new: SheetConfiguration, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = configuration
    configuration = new
    mover.take(new)
    gestures.configurationDidChange()
    let isSelected = new.selectedDetent != old.selectedDetent && new.selectedDetent != nil
    refresh(selecting: isSelected ? new.selectedDetent : nil, animated: animated, completion: completion)
  }

  /// Resolves the detents again. The sheet keeps to its detent by name, and where there is none of that name any more goes to the
  /// nearest.
  func refresh(
    selecting id: Detent.ID? = nil, animated: Bool, motion: Motion? = nil, completion: ((Bool) -> Void)?
  ) {
    guard phase != .gone, let container else {
      completion?(true)
      return
    }
    let bound = mover.track?.shown(at: place) ?? mover.shown
    let track = makeTrack(in: container)
    let target = track.target(keeping: id.map { .stop($0) } ?? machine.place, at: bound, isFree: machine.detent == nil)
    if phase == .dragging || machine.isOutbound {
      let events = machine.send(to: target)
      layOut()
      tell(events)
      wait(for: target, completion)
    } else if machine.passage != .none {
      let events = machine.send(to: target)
      mover.retarget(SheetPlace(target), track, in: container)
      tell(events)
      wait(for: target, completion)
    } else if target == machine.place, abs(track.shown(at: SheetPlace(target)) - bound) < 1e-6, mover.isMoving || animated {
      layOut()
      wait(for: target, completion)
    } else {
      // The views take up the new way first, as far as the sheet is there now.
      mover.adopt(track, in: container)
      gestures.trackDidChange()
      if animated && UIView.areAnimationsEnabled { report() }
      go(to: target, animated: animated, motion: motion, completion: completion)
    }
  }

  /// Calls a completion where what the sheet does now has ended, or at once where it rests already.
  private func wait(for target: SheetTarget, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    if phase == .resting || phase == .gone {
      completion(machine.place == target)
    } else {
      arrivals.wait(for: target, completion)
    }
  }

  private func contentSizeDidChange() {
    guard let container, phase != .gone, makeTrack(in: container).stops != mover.track?.stops else { return }
    refresh(animated: true, completion: nil)
  }

  private func keyboardDidChange(_ motion: Motion) {
    guard phase != .gone, configuration.edge == .bottom, let container else { return }
    switch configuration.keyboard {
    case .none: return
    case .avoid: refresh(animated: motion.duration > 0, motion: motion, completion: nil)
    case .expand:
      if phase != .dragging, machine.passage == .none,
        let target = keyboard.expansion(from: machine.detent, in: makeTrack(in: container))
      {
        go(to: .stop(target), animated: motion.duration > 0, motion: motion, completion: nil)
      }
    }
    keyboard.insetContent(in: container)
  }

  // MARK: People

  /// A person wants the sheet gone: the host is asked, once.
  ///
  /// - Returns: Whether there was a sheet to be asked about.
  @discardableResult
  func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .settling || phase == .presenting, let host, host.canBeAsked else { return false }
    if isDismissalAllowed(reason) {
      host.dismiss(for: reason)
    } else {
      tell(machine.refuse(reason))
    }
    return true
  }

  func isDismissalAllowed(_ reason: DismissalReason) -> Bool {
    guard let host else { return false }
    return !host.content.isModalInPresentation && host.events.shouldDismiss(reason)
  }

  private func backdropWasTapped() {
    if configuration.dismissal.tap && phase != .dragging {
      requestDismissal(.backdrop)
    }
  }

  /// A tap on the grabber moves the sheet to the next larger detent, and from the largest to the smallest.
  private func grabberWasTapped() {
    guard phase == .resting || phase == .settling, let stops = mover.track?.stops.all, stops.count > 1 else { return }
    let extent = Double(mover.track?.shown(at: place) ?? 0)
    if let next = stops.first(where: { $0.extent > extent }) ?? stops.first {
      move(to: next.id, animated: true, completion: nil)
    }
  }

  private var passesTouches: Bool {
    guard phase != .dismissing, let track = mover.track else { return false }
    return configuration.passesTouches(at: mover.shown, stops: track.stops, pixel: track.pixel)
  }
}
