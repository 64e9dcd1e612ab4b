import UIKit

/// A finger on a modal that was pulled in: it takes the modal out, and catches it on its way. A list in the modal scrolls to its start
/// before the modal goes, and on from there when the modal is back.
@MainActor final class PullDrag: NSObject {
  private weak var session: PullSession?
  private let touched = TouchedViews()
  private lazy var recognizer = makeRecognizer()

  private var isTouched = false
  /// Lists of fingers that have lifted during the transition.
  private var late: [DraggedList] = []
  /// Whether the touch has caught the modal on its way.
  private var catches = false
  /// How much of the modal the finger has brought in, as a part of its height. A finger can go on beyond the whole.
  private var part = 1.0
  /// The part that was there when the finger caught the modal.
  private var start = 1.0
  /// How far the finger had gone at its last sample, in points.
  private var followed: CGFloat = 0
  /// Whether the modal, and not a list, took the larger part of the finger's last motion.
  private var movedModalLast = true

  init(_ session: PullSession) {
    self.session = session
  }

  func install(on view: UIView) {
    view.addGestureRecognizer(recognizer)
  }

  func uninstall() {
    touched.end()
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  /// Follows this finger no more.
  func cancel() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func makeRecognizer() -> DragRecognizer {
    let recognizer = DragRecognizer { [weak self] in self?.follow($0) }
    recognizer.touchDidLand = { [weak self] in self?.touchDidLand($0) ?? false }
    recognizer.touchesWillMove = { [weak self] in self?.touched.prepare() }
    recognizer.touchesDidEnd = { [weak self] in self?.touchesDidEnd() }
    recognizer.isAstray = { [weak self] in self?.goesAcross($0) ?? false }
    recognizer.isJoined = { [weak self] in self?.touched.isFollowed ?? false }
    recognizer.delegate = self
    return recognizer
  }

  private func touchDidLand(_ touch: UITouch) -> Bool {
    isTouched = true
    catches = session?.isOnItsWay == true
    if catches { late += touched.handOver() }
    if let view = recognizer.view { touched.land(on: touch.view, in: view, space: Self.space) }
    return catches
  }

  private func touchesDidEnd() {
    isTouched = false
    // Where a list ends is known when the modal is there, or gone.
    if session?.isOnItsWay != true { touched.end() }
  }

  /// The modal is there: its lists are as large as they rest.
  func transitionDidEnd() {
    late.forEach { $0.end() }
    late = []
    if !isTouched { touched.end() }
  }

  /// The modal's way: up and down.
  private static let space = SheetSpace(width: 0, height: 0)

  private func goesAcross(_ motion: CGPoint) -> Bool {
    touched.goesAcross(motion, in: Self.space)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? DragRecognizer else { return }
    switch recognizer.state {
    case .began:
      followed = recognizer.translationAtTurn.y
      (part, movedModalLast) = (1, true)
      move()
    case .changed:
      move()
    case .ended:
      move()
      lift(velocity: -recognizer.velocity(in: nil).y)
    case .cancelled:
      lift(velocity: 0, isCancelled: true)
    default:
      break
    }
  }

  /// How far the modal goes, in points. A transition keeps the way that it began with, also where the screen turns.
  private var height: Double? {
    let view = recognizer.view as? GrowingView
    return (view?.size?.height ?? view?.window?.bounds.height).map { Double($0) }
  }

  /// Spends a part of the finger's way. It is counted step by step, since the height may change under the finger.
  private func move() {
    guard let session, let window = recognizer.view?.window, let height, height > 0 else { return }
    // Code can have sent the modal on its way since the finger landed.
    if session.isOnItsWay, !takeHold() { return }
    let translation = recognizer.translation(in: nil).y
    let delta = Double(followed - translation)
    followed = translation
    let isHeld = session.isHeld
    let (extent, list) = (part * height, touched.sharing)
    let budget = DragBudget(
      lowest: height, highest: height, canLeave: true, pixel: isHeld ? 0 : 1 / Double(window.screen.scale))
    let scroll = list?.metrics
    let result = budget.spend(delta, extent: extent, scroll: scroll)
    if !isHeld, result.extent < height, !takeHold() { return }
    if delta != 0 { movedModalLast = result.isMostlySheets(of: delta, from: extent) }
    part = result.extent / height
    list?.take(result, of: scroll, from: extent, isHeld: isHeld)
    session.update(CGFloat(part))
  }

  /// - Returns: Whether the finger has the modal. Where the host keeps that, this finger is the list's alone.
  private func takeHold() -> Bool {
    if session?.isOnItsWay == false { touched.lists.forEach { $0.keepRoom() } }
    guard session?.takeHold() == true else {
      cancel()
      return false
    }
    // The way out has laid out the lists as they are at its end.
    if session?.isPresenting == false { touched.lists.forEach { $0.isLaidOutElsewhere = true } }
    part = Double(session?.progress ?? 1)
    start = part
    return true
  }

  private func lift(velocity: CGFloat, isCancelled: Bool = false) {
    guard let session, session.isHeld, let height else { return }
    if movedModalLast { touched.stop() }
    let isTouchOnly = catches && !isCancelled && velocity == 0 && abs(part - start) * height < 1
    session.letGo(
      velocity: movedModalLast ? velocity : 0, height: CGFloat(height), isTouchOnly: isTouchOnly, isCancelled: isCancelled)
  }
}

extension PullDrag: UIGestureRecognizerDelegate {
  /// A drag down takes the modal out, and one in a list may come to that. On its way the modal can be caught in either direction, but
  /// not while a pull holds it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let session, !session.isHeld else { return false }
    guard !session.isOnItsWay else { return true }
    guard session.canGoOut, !touched.isTaken else { return false }
    let motion = recognizer.motionAtBegin
    return (touched.isFollowed || !goesAcross(motion)) && (motion.y > 0 || touched.canScroll)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    touched.isListDrag(other)
  }
}
