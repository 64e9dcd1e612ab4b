import CoreGraphics
import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// Returns whether the user may dismiss the sheet. Asks the delegate if nothing else forbids it.
  func mayBeDismissed() -> Bool {
    guard let presented = link.presented, presented.modal.phase == .presented, presented.modal.presented == nil,
      !presented.isModalInPresentation
    else { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Handles a tap beside the sheet or the escape gesture. Returns whether it had an effect.
  func dismissByUser() -> Bool {
    guard finger == nil, let presented = link.presented, presented.modal.phase == .presented else { return false }
    if mayBeDismissed() {
      leave()
    } else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
    return true
  }

  /// Starts a dismissal by the user.
  func leave(underFinger: Bool = false, velocity: Double? = nil) {
    guard let presented = link.presented, presented.modal.phase == .presented, let presenter = link.presenting else { return }
    isLeavingByFinger = underFinger
    releaseVelocity = velocity
    isLeavingByUser = true
    ModalTransitions.dismiss(from: presenter, animated: true, completion: nil)
    isLeavingByFinger = false
    releaseVelocity = nil
  }

  /// Creates the sheet's own transition, or returns nil if another animation applies.
  func makeTransition(isPresentation: Bool, replacing custom: Bool) -> SheetTransition? {
    guard container != nil, let presented = link.presented else { return nil }
    let isOwn = !custom && presented.modalTransitionStyle == .coverVertical
    guard isOwn || isLeavingByFinger else { return nil }
    let reach = isPresentation ? restExtent : isLeavingByFinger ? metrics.lowest : shownExtent
    let made = SheetTransition(
      self, isPresentation: isPresentation, underFinger: isLeavingByFinger, reach: reach,
      duration: timeToMove(from: reach, to: 0))
    if !isPresentation, !isLeavingByFinger { takeSpeed() }
    return made
  }

  /// Ends a drag because code dismisses the sheet. The dismissal continues with the finger's velocity.
  private func takeSpeed() {
    guard finger != nil else { return }
    releaseVelocity = Double(-gestures.pan.velocity(in: gestures.pan.view).y)
    dropFinger()
  }

  /// Begins the sheet's own transition.
  func begin(_ way: SheetTransition) {
    guard let container else { return }
    self.way = way
    if way.isPresentation {
      UIView.performWithoutAnimation {
        container.addSubview(wrapper)
        place(at: 0)
      }
      move(to: restExtent, velocity: 0)
    } else if !way.wantsInteractiveStart {
      heightOnWayOut = max(metrics.lowest, shownExtent)
      move(to: 0, velocity: releaseVelocity)
      releaseVelocity = nil
    }
  }

  /// Handles a dismissal by code during a dismissal. If a finger is dragging the sheet or the sheet is returning, it now moves
  /// out. Calls `completion` at the end. Returns false if no dismissal is running.
  func finishDismissal(_ completion: (() -> Void)?) -> Bool {
    guard let way, !way.isPresentation, let context = way.context, context.isRunning else { return false }
    if let completion { context.performAfterEnd(completion) }
    let extent = shownExtent
    if finger != nil {
      takeSpeed()
    } else if context.isReturning {
      stopMotionWhereItIs()
      way.catchNow(at: extent)
    } else {
      return true
    }
    let time = move(to: 0, velocity: releaseVelocity)
    releaseVelocity = nil
    way.letGo(at: extent, finishes: true, arrivingIn: time)
    return true
  }

  private func stopMotionWhereItIs() {
    guard let motion else { return }
    let extent = shownExtent
    releaseVelocity = motion.course.velocity(at: MediaTime.now)
    stopMotion()
    UIView.performWithoutAnimation { place(at: extent) }
  }

  func transitionDidEnd(isGone: Bool) {
    way = nil
    heightOnWayOut = nil
    guard isGone else {
      isLeavingByUser = false
      if finger == nil { setNeedsUpdate() }
      return
    }
    stopMotion()
    if finger != nil { dropFinger() }
    gestures.pan.view?.removeGestureRecognizer(gestures.pan)
    dimming?.removeFromSuperview()
    dimming = nil
    if let view = link.presented?.viewIfLoaded, view.superview === wrapper { view.removeFromSuperview() }
    guard isLeavingByUser else { return }
    isLeavingByUser = false
    let tell = { [self] in delegate?.presentationControllerDidDismiss(self) ?? () }
    if let transition { transition.performAfterEnd(tell) } else { tell() }
  }
}
