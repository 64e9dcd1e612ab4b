import UIKit

/// A sheet in a container: its state, its position and its gestures. Modal and inline sheets share it.
@MainActor final class SheetEngine {
  let status: SheetStatus
  let mover = SheetMover()
  private(set) lazy var drag = SheetDrag(self)

  /// The configuration. Only ``reconfigure(_:animated:completion:)`` may set it, because it also updates the views.
  var configuration: SheetConfiguration

  weak var host: (any SheetHost)?

  private let alongside = AlongsideAnimations()
  let measure = SheetMeasure()
  private var reportedFrame: CGRect?

  init(configuration: SheetConfiguration, status: SheetStatus) {
    self.configuration = configuration
    self.status = status
    mover.show(configuration)
    mover.didMove = { [weak self] in self?.sheetDidMove() }
    mover.backdropOpacity = { [weak self] in self?.configuration.backdropOpacity(at: CGFloat($0), stops: $1) ?? 0 }
    mover.backdropView.onTap = { [weak self] in self?.backdropWasTapped() }
    mover.backdropView.passesTouches = { [weak self] in self?.passesTouches ?? false }
    mover.sheetView.onEscape = { [weak self] in self?.requestDismissal(.escape) ?? false }
    mover.sheetView.onGrabberTap = { [weak self] in self?.grabberWasTapped() }
    measure.contentSizeDidChange = { [weak self] in self?.contentSizeDidChange() }
    measure.keyboardDidChange = { [weak self] in self?.keyboardDidChange($0) }
  }

  var machine: SheetMachine { status.machine }
  var phase: SheetPhase { status.machine.phase }
  var container: UIView? { measure.container }

  // MARK: In the container

  /// Adds the sheet to a container.
  ///
  /// - Parameter isArrived: Whether the sheet is at its destination at once. If false, it is just outside the container.
  func install(in container: UIView, isArrived: Bool) {
    guard let content = host?.content else { return }
    // The content gets the container's full size once, so that it can be measured.
    mover.sheetView.frame = container.bounds
    mover.sheetView.embed(content.view)
    mover.install(in: container)
    mover.put(at: isArrived ? machine.destination : .dismissed)
    drag.install()
    measure.begin(in: container, content: content)
    layOut()
    drag.didInstall()
  }

  /// Shows the host's new content.
  func replaceContent() {
    guard let content = host?.content, container != nil else { return }
    mover.sheetView.embed(content.view)
    measure.follow(content)
    refresh(animated: false)
  }

  /// Removes the sheet from its container.
  func uninstall() {
    drag.uninstall()
    measure.end()
    mover.uninstall()
    alongside.reset()
    measure.forgetContainer()
    reportedFrame = nil
  }

  /// Lays out the sheet for the container's size and safe area.
  func layOut() {
    guard let container, let track = measure.track(for: configuration) else { return }
    status.inwardDirection = track.space.growth(x: 1, y: 1)
    if case .visibleHeight(let extent) = machine.destination,
      track.destination(keeping: machine.destination, at: extent, isFree: true) != machine.destination
    {
      // A sheet between detents stays between the outer ones.
      return refresh(animated: mover.isMoving)
    }
    mover.layOut(track, in: container)
    drag.trackDidChange()
  }

  var hasAlongsideAnimations: Bool { !alongside.isEmpty }

  func animateAlongside(from: SheetDestination, to: SheetDestination, _ animations: @escaping () -> Void) -> AlongsideAnimation {
    let animation = alongside.add(from: from, to: to, animations)
    if phase != .dismissed, let track = mover.track { alongside.update(shown: mover.shown, track: track) }
    return animation
  }

  func sheetDidMove() {
    guard phase != .dismissed, let container, container.window != nil, let track = mover.track else { return }
    let frame = container.convert(mover.sheetView.frame, to: nil)
    guard frame != reportedFrame else { return }
    reportedFrame = frame
    alongside.update(shown: mover.shown, track: track)
    status.report(SheetPosition(visibleHeight: CGFloat(mover.shown), frame: frame, phase: phase))
  }

  // MARK: Motion

  /// Moves the sheet to a destination, which can be ``SheetDestination/dismissed``.
  ///
  /// - Parameters:
  ///   - velocity: The initial speed at which the sheet grows, in points per second; nil for its current speed.
  ///   - motion: The motion; nil for that of the configuration.
  ///   - completion: Called once, when the sheet has arrived or was stopped.
  func travel(
    to destination: SheetDestination, velocity: Double? = nil, motion: SheetMotion? = nil,
    completion: ((SheetOutcome) -> Void)? = nil
  ) {
    let usual = machine.passage == .none ? configuration.settlingMotion ?? configuration.motion : configuration.motion
    mover.travel(to: destination, in: motion ?? SheetMotion(usual), velocity: velocity) { [weak self] finished in
      guard let self else { return }
      if finished { didArrive(at: destination) }
      status.call(completion, with: finished ? .arrived : .cancelled)
    }
  }

  /// Moves the sheet to its largest detent as the first part of a motion that a list continues.
  ///
  /// - Parameters:
  ///   - begin: The media time at which the motion began.
  ///   - completion: Called if the sheet arrives.
  func travel(to destination: SheetDestination, by joined: JoinedMotion, begin: Double, completion: @escaping () -> Void) {
    let motion = SheetMotion(configuration.settlingMotion ?? configuration.motion)
    mover.travel(to: destination, on: .joined(joined, begin: begin), thenIn: motion) { [weak self] finished in
      guard finished else { return }
      self?.didArrive(at: destination)
      completion()
    }
  }

  /// Moves the sheet with the momentum of a list that decelerated into its start.
  ///
  /// - Parameter velocity: The initial speed at which the sheet grows, in points per second.
  func beCarried(to destination: SheetDestination, velocity: Double) {
    guard phase == .resting else { return }
    status.change {
      $0.send(to: destination)
    } then: {
      travel(to: destination, velocity: velocity)
    }
  }

  /// Ends the drag. The sheet continues to its destination.
  func takeFromFinger() {
    drag.cancel()
    if phase != .dismissed { travel(to: machine.isOutward ? .dismissed : machine.destination) }
  }

  private func didArrive(at destination: SheetDestination) {
    if machine.passage == .none && destination != .dismissed {
      status.change { $0.arrive() }
    } else {
      host?.didFinish(destination == .dismissed ? .dismiss : .present)
    }
  }

  /// Handles the lift of the finger.
  ///
  /// - Parameters:
  ///   - destination: The destination of the sheet.
  ///   - velocity: The initial speed at which the sheet grows, in points per second.
  ///   - ownTravel: Moves the sheet instead of the usual motion; nil for the usual motion.
  func letGo(to destination: SheetDestination, velocity: Double, lift: SheetDrag.Lift, ownTravel: (() -> Void)? = nil) {
    let wasOutward = machine.isOutward
    status.change {
      $0.letGo(to: destination, velocity: velocity, isCancelled: lift.isCancelled, wasRefused: lift.wasRefused)
    } then: {
      if machine.isOutward != wasOutward { host?.turn(to: wasOutward ? .present : .dismiss) }
      if let ownTravel { ownTravel() } else { travel(to: destination, velocity: velocity) }
      if destination == .dismissed, machine.passage == .none { host?.dismissWhenPossible() }
    }
  }

  /// Moves the sheet to a destination for a call or a change of the layout, not for a finger.
  func go(
    to destination: SheetDestination, animated: Bool, motion: SheetMotion? = nil, completion: ((SheetOutcome) -> Void)? = nil
  ) {
    if animated && UIView.areAnimationsEnabled {
      status.change {
        $0.send(to: destination)
      } then: {
        travel(to: destination, motion: motion, completion: completion)
      }
    } else {
      status.change {
        $0.send(to: destination) + $0.arrive()
      } then: {
        mover.put(at: destination)
      }
      status.call(completion, with: .arrived)
    }
  }
}
