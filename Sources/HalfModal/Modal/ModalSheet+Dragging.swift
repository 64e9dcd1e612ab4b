import UIKit

// What a finger does to the sheet, and where the sheet goes by itself.
extension ModalSheet {
  func backdropWasTapped() {
    if configuration.dismissal.tap && phase != .dragging {
      requestDismissal(.backdrop)
    }
  }

  /// Whether a drag may move the sheet out: the host is asked, where there is anything to ask.
  func mayLeave() -> Bool {
    guard configuration.dismissal.drag else { return false }
    if let transition = presentation?.transition, !transition.isPresenting { return true }
    return isDismissalAllowed(.drag)
  }

  func dragDidBegin() {
    phase = .dragging
    events.didBeginDrag()
  }

  /// The sheet is on its way out under the finger: from now on it is a dismissal that the finger drives.
  func dragDidLeave() {
    guard let presentation, presentation.transition == nil else { return }
    startDismissing(for: .drag, animated: true)
  }

  func dragDidEnd(at place: SheetPlace, velocity: CGFloat, wasRefused: Bool, cancelled: Bool) {
    let target: Detent.ID? = if case .detent(let id) = place { id } else { nil }
    events.didEndDrag(target, -velocity, cancelled)
    // Whoever was asked or told may have sent the sheet elsewhere.
    guard phase == .dragging else { return }
    if let target {
      select(target)
      guard phase == .dragging else { return }
    } else if presentation?.transition?.isPresenting == true {
      dismissalReason = .drag
      events.willDismiss(.drag)
    }
    if wasRefused && configuration.dismissal.drag {
      events.didAttemptToDismiss(.drag)
    }
    travel(to: place, velocity: velocity)
  }

  /// Code ends the drag, and is about to send the sheet elsewhere.
  func dragWasCancelled() {
    phase = .settling
    events.didEndDrag(detent, 0, true)
  }

  /// Moves the sheet to a place by itself.
  func travel(to place: SheetPlace, velocity: CGFloat = 0, completion: ((Bool) -> Void)? = nil) {
    guard let presentation else { return }
    let transition = presentation.transition
    phase = place == .hidden ? .dismissing : transition?.isPresenting == true ? .presenting : .settling
    presentation.mover.travel(to: place, in: configuration.motion, velocity: velocity) { [weak self] finished in
      if finished {
        self?.arrive(at: place)
      } else if transition == nil, case .detent(let id) = place {
        self?.events.didSettle(id, false)
      }
      completion?(finished)
    }
  }

  private func arrive(at place: SheetPlace) {
    if let transition = presentation?.transition {
      transition.end((place == .hidden) != transition.isPresenting)
    } else {
      phase = .resting
      events.didSettle(detent, true)
    }
  }

  /// Moves the sheet to another of its detents.
  ///
  /// - Parameters:
  ///   - id: The name of the detent.
  ///   - animated: Whether the sheet moves there; otherwise it is there at once.
  ///   - completion: Called once: with `true` on arrival, with `false` where the sheet was caught or sent elsewhere on the way, or
  ///     where there is no such detent, or no sheet, or where that is on its way in or out.
  public func move(to id: Detent.ID, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard let presentation, presentation.transition == nil, phase != .gone,
      configuration.detents.contains(where: { $0.id == id })
    else {
      completion?(false)
      return
    }
    presentation.cancelDrag()
    select(id)
    // Whoever was told may have sent the sheet elsewhere.
    guard phase != .gone, presentation.transition == nil, detent == id else {
      completion?(false)
      return
    }
    if animated {
      travel(to: .detent(id), completion: completion)
    } else {
      presentation.mover.put(at: .detent(id))
      phase = .resting
      events.didSettle(id, true)
      completion?(true)
    }
  }
}
