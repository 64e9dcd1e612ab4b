import UIKit

/// The drag of a finger on a scrubbed modal: it dismisses the modal, or catches it in a transition. A list in the modal scrolls
/// to its start before the modal moves, and scrolls again only when the modal is back in its place.
@MainActor final class ScrubbedModalDrag {
  private weak var modal: ScrubbedModal?
  private lazy var tracker = DragTracker(self)
  private lazy var recognizer = tracker.makeRecognizer()

  private var isTouched = false
  /// The lists of earlier fingers of this transition. They are released after it, because their ends depend on the final layout.
  private var lateLists: [DraggedList] = []
  /// The progress of the modal under the finger: 0 is dismissed, 1 is presented. It can exceed 1.
  private var part = 1.0
  /// The progress at which the finger caught the modal; nil if it did not catch it at the touch.
  private var caughtPart: Double?
  /// Whether the modal, and not a list, took the larger part of the last movement.
  private var movedModalLast = true

  init(_ modal: ScrubbedModal) {
    self.modal = modal
  }

  private var touched: TouchedViews { tracker.touched }

  /// The view that moves, with the content in it.
  var view: UIView? { recognizer.view }

  func install(on view: UIView) {
    view.addGestureRecognizer(recognizer)
  }

  func uninstall() {
    touched.end()
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  func cancel() {
    recognizer.cancel()
  }

  /// Releases the lists after a transition to the presented modal. They have their final sizes now.
  func transitionDidEnd() {
    lateLists.forEach { $0.end() }
    lateLists = []
    if !isTouched { touched.end() }
  }

  /// The distance over which the modal moves, in points. A transition keeps its distance even if the device rotates.
  private var height: Double? {
    let view = recognizer.view as? GrowingView
    return (view?.size?.height ?? view?.window?.bounds.height).map { Double($0) }
  }
}

extension ScrubbedModalDrag: DragTarget {
  var axis: SheetSpace? { SheetSpace(width: 0, height: 0) }

  func fingerDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool {
    isTouched = true
    let catches = modal?.isMoving == true
    if catches { lateLists += touched.handOver() }
    if let view = recognizer.view { touched.land(on: touch.view, in: view, space: axis) }
    return catches
  }

  /// Whether the movement begins a drag: downwards, or in a list in either direction, because the list can reach its start later.
  /// A moving modal can be caught by any movement, but not while a pull holds it.
  func shouldBegin(movement: CGPoint) -> Bool {
    guard let modal, !modal.scrub.isHeld, let axis else { return false }
    guard !modal.isMoving else { return true }
    guard modal.canBeDraggedOut, !touched.isTaken else { return false }
    return (touched.isFollowed || !touched.goesAcross(movement, in: axis)) && (movement.y > 0 || touched.canScroll)
  }

  func dragDidBegin(isCatch: Bool) {
    (part, caughtPart, movedModalLast) = (1, isCatch ? 1 : nil, true)
  }

  func dragCanContinue() -> Bool { true }

  func touchesDidEnd() {
    isTouched = false
    // The ends of the lists depend on their final layout, which they have when the modal rests.
    if modal?.isMoving != true { touched.end() }
  }

  func drag(by distance: Double) {
    guard let modal, let window = recognizer.view?.window, let height, height > 0 else { return }
    // Code can have started a transition since the finger landed.
    if modal.isMoving, !takeHold() { return }
    let isHeld = modal.scrub.isHeld
    let (extent, list) = (part * height, touched.sharing)
    let distribution = DragDistribution(
      lowest: height, highest: height, canLeave: true, pixel: isHeld ? 0 : 1 / Double(window.screen.scale))
    let scroll = list?.metrics
    let result = distribution.distribute(distance, extent: extent, scroll: scroll)
    if !isHeld, result.extent < height, !takeHold() { return }
    if distance != 0 { movedModalLast = result.movedMostlySheet(by: distance, from: extent) }
    part = result.extent / height
    list?.take(result, of: scroll, from: extent, isHeld: isHeld)
    modal.scrub.update(CGFloat(part))
  }

  /// Lets the finger catch the modal, or begin to dismiss it.
  ///
  /// - Returns: Whether the finger holds the modal. If the host refuses, the drag of the modal ends, and the list keeps the
  ///   finger.
  private func takeHold() -> Bool {
    guard let modal else { return false }
    if !modal.isMoving { touched.lists.forEach { $0.keepRoom() } }
    guard modal.takeHold() else {
      cancel()
      return false
    }
    // UIKit has laid out the lists for the end of the dismissal.
    if modal.scrub.direction == .dismiss { touched.lists.forEach { $0.isLaidOutElsewhere = true } }
    part = Double(modal.scrub.progress ?? 1)
    if caughtPart != nil { caughtPart = part }
    return true
  }

  func dragDidEnd(velocity: Double, isCancelled: Bool) {
    guard let modal, modal.scrub.isHeld, let height else { return }
    if movedModalLast { touched.stop() }
    let isTouchOnly = caughtPart.map { !isCancelled && velocity == 0 && abs(part - $0) * height < 1 } ?? false
    modal.letGo(
      velocity: movedModalLast ? CGFloat(velocity) : 0, height: CGFloat(height), isTouchOnly: isTouchOnly,
      isCancelled: isCancelled)
  }
}
