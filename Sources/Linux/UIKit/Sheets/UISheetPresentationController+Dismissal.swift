import CoreGraphics
import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// Asks whether people may dismiss.
  func mayBeDismissed() -> Bool {
    guard let presented = link.presented, presented.modal.phase == .presented, presented.modal.presented == nil,
      !presented.isModalInPresentation
    else { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// A tap beside the sheet, or the escape gesture. Whether it meant something.
  func dismissByUser() -> Bool {
    guard finger == nil, let presented = link.presented, presented.modal.phase == .presented else { return false }
    if mayBeDismissed() {
      leave()
    } else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
    return true
  }

  /// Dismisses as people have asked for it.
  func leave(underFinger: Bool = false, velocity: Double? = nil) {
    guard let presented = link.presented, presented.modal.phase == .presented, let presenter = link.presenting else { return }
    isLeavingByFinger = underFinger
    releaseVelocity = velocity
    isLeavingByUser = true
    ModalTransitions.dismiss(from: presenter, animated: true, completion: nil)
    isLeavingByFinger = false
    releaseVelocity = nil
  }

  /// The sheet's own way in or out; nil where another animation is asked for.
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

  /// A dismissal by code takes over from a finger, at its speed.
  private func takeSpeed() {
    guard finger != nil else { return }
    releaseVelocity = Double(-gestures.pan.velocity(in: gestures.pan.view).y)
    dropFinger()
  }

  /// A transition of the sheet's own begins.
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

  /// Code dismisses what a finger is dismissing, or has let go: it goes, and the completion comes at the end.
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
