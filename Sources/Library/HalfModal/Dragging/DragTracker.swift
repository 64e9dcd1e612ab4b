import UIKit

/// The object that a drag moves. All distances and velocities are along its axis, positive inwards from the sheet's edge, in
/// points and points per second.
@MainActor protocol DragTarget: AnyObject {
  /// The axis of the drag; nil as long as the target is not in its container.
  var axis: SheetSpace? { get }

  /// Handles the landing of a finger.
  ///
  /// - Returns: Whether the finger catches the target. Only a moving target can be caught.
  func fingerDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool

  /// Returns whether a movement since the landing, in window coordinates and points, begins a drag of the target.
  func shouldBegin(movement: CGPoint) -> Bool

  /// Handles the start of a drag.
  ///
  /// - Parameter isCatch: Whether the finger caught the target when it landed.
  func dragDidBegin(isCatch: Bool)

  /// Returns whether the drag continues.
  func dragCanContinue() -> Bool

  /// Handles one movement of the finger.
  func drag(by distance: Double)

  /// Handles the end of a drag.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger.
  ///   - isCancelled: Whether the system cancelled the touch.
  func dragDidEnd(velocity: Double, isCancelled: Bool)

  /// Handles the end of all touches, after the end of the drag.
  func touchesDidEnd()
}

/// Follows one finger from its landing to its lift: the views under it, its direction, and the recognizer that drives the
/// target.
///
/// This recognizer, the driver, is usually one of the target's own. While a finger presents the target, it is a recognizer of
/// another view.
@MainActor final class DragTracker: NSObject {
  let touched = TouchedViews()
  private weak var target: (any DragTarget)?
  private var driver: Driver?
  /// The recognizer on which a finger landed last while no recognizer drove the target. Only this one can begin.
  private weak var watched: DragRecognizer?
  /// Whether the finger caught the target when it landed.
  private var catches = false

  private struct Driver {
    weak var recognizer: UIPanGestureRecognizer?
    /// The translation up to the last event.
    var translation: CGPoint
    /// The object that forwards the actions of another view's recognizer; nil for a recognizer of the target. The reference keeps
    /// it alive until the drag ends.
    let owner: AnyObject?
    /// The velocity of the finger, if it lifted before the target was in its container.
    var earlyLift: CGPoint?
  }

  init(_ target: any DragTarget) {
    self.target = target
  }

  /// Whether a recognizer drives the target.
  var isDriven: Bool { driver?.recognizer != nil }

  /// Whether a finger that presents the target drives it.
  var isPresenting: Bool { driver?.owner != nil }

  func makeRecognizer() -> DragRecognizer {
    let recognizer = DragRecognizer(handler: self)
    recognizer.delegate = self
    return recognizer
  }

  /// Lets a recognizer of another view drive the target.
  ///
  /// - Parameters:
  ///   - translation: The translation, in window coordinates, from which its movement counts.
  ///   - owner: The object that forwards the recognizer's actions.
  func adopt(_ recognizer: UIPanGestureRecognizer, from translation: CGPoint, owner: AnyObject) {
    driver = Driver(recognizer: recognizer, translation: translation, owner: owner)
  }

  /// Handles an action of an adopted recognizer.
  func adoptedDidChange(_ recognizer: UIPanGestureRecognizer) {
    if recognizer === driver?.recognizer, recognizer.state != .began { follow(recognizer) }
  }

  /// Ends the drag of an adopted recognizer as cancelled.
  func release(_ recognizer: UIPanGestureRecognizer) {
    lift(recognizer, velocity: .zero, isCancelled: true)
  }

  /// Forgets the driver.
  func forgetDriver() {
    driver = nil
  }

  /// Ends the drag, because code moves the target. If the driver is a list's pan recognizer, the list continues to scroll.
  func cancel() {
    touched.end()
    let recognizer = driver?.recognizer as? DragRecognizer
    driver = nil
    recognizer?.cancel()
  }

  /// Repeats the movement, and perhaps the lift, of a finger that presents the target. They came before the target was in its
  /// container.
  func catchUp() {
    guard let driver, let recognizer = driver.recognizer else { return }
    target?.dragDidBegin(isCatch: true)
    move(recognizer)
    if let velocity = driver.earlyLift { lift(recognizer, velocity: velocity, isCancelled: false) }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard target?.dragCanContinue() == true else { return }
    switch recognizer.state {
    case .began:
      let translation = (recognizer as? DragRecognizer)?.translationAtTurn ?? .zero
      driver = Driver(recognizer: recognizer, translation: translation, owner: nil)
      target?.dragDidBegin(isCatch: catches)
      move(recognizer)
    case .changed:
      move(recognizer)
    case .ended:
      move(recognizer)
      lift(recognizer, velocity: recognizer.velocity(in: recognizer.view?.window), isCancelled: false)
    case .cancelled:
      lift(recognizer, velocity: .zero, isCancelled: true)
    default:
      break
    }
  }

  private func move(_ recognizer: UIPanGestureRecognizer) {
    guard let driver, driver.recognizer === recognizer, let axis = target?.axis else { return }
    let last = driver.translation
    let translation = recognizer.translation(in: recognizer.view?.window)
    self.driver?.translation = translation
    target?.drag(by: axis.growth(x: Double(translation.x - last.x), y: Double(translation.y - last.y)))
  }

  private func lift(_ recognizer: UIPanGestureRecognizer, velocity: CGPoint, isCancelled: Bool) {
    guard driver?.recognizer === recognizer else { return }
    guard let axis = target?.axis else {
      driver?.earlyLift = velocity
      return
    }
    let owner = driver?.owner
    driver = nil
    withExtendedLifetime(owner) {
      target?.dragDidEnd(velocity: axis.growth(x: Double(velocity.x), y: Double(velocity.y)), isCancelled: isCancelled)
    }
  }
}

extension DragTracker: DragRecognizerHandler {
  func dragDidChange(_ recognizer: DragRecognizer) {
    follow(recognizer)
  }

  func touchDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool {
    // While one finger drives the target, another one can't.
    guard let target, !isDriven else { return false }
    watched = recognizer
    catches = target.fingerDidLand(touch, on: recognizer)
    return catches
  }

  func touchesWillMove(on recognizer: DragRecognizer) {
    if recognizer === watched { touched.prepare() }
  }

  func touchesDidEnd(on recognizer: DragRecognizer) {
    if recognizer === watched { target?.touchesDidEnd() }
  }

  func isAstray(_ movement: CGPoint) -> Bool {
    guard let axis = target?.axis else { return true }
    return touched.goesAcross(movement, in: axis)
  }

  func isJoined(_ recognizer: DragRecognizer) -> Bool {
    touched.isFollowed
  }
}

extension DragTracker: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer = gestureRecognizer as? DragRecognizer, recognizer === watched, let target else { return false }
    return catches || target.shouldBegin(movement: recognizer.movementAtBegin)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    touched.isListDrag(other)
  }

  /// A finger on the grabber moves the target and not the list under it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === watched && touched.outranks(other)
  }
}
