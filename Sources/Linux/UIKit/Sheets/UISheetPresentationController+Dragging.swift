import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// Whether a finger can take hold of the sheet now.
  var canBeDragged: Bool {
    guard container?.window != nil, wrapper.superview === container, let presented = link.presented else { return false }
    switch presented.modal.phase {
    case .presented: return true
    case .presenting, .dismissing: return way != nil
    case .none: return false
    }
  }

  /// Fingers land: a sheet that moves stands still under them.
  func catchNow() { if motion != nil { grip() } }

  /// The fingers have left, and none of them has dragged: the sheet goes on to where it was going.
  func resume() {
    guard let finger else { return }
    self.finger = nil
    guard container != nil else { return }
    settle(at: isOnWayOut(after: finger) ? 0 : restExtent, from: finger.shown, velocity: 0)
  }

  private func isOnWayOut(after finger: SheetFinger) -> Bool { way?.isPresentation == false && !finger.wasReturning }

  /// A finger takes hold of the sheet where it is.
  func grip() {
    guard canBeDragged, finger == nil else { return }
    let extent = shownExtent
    if motion != nil {
      stopMotion()
      UIView.performWithoutAnimation { place(at: extent) }
    }
    let isLeaving = way?.isPresentation == false
    var finger = SheetFinger(
      pulled: extent, shown: extent, start: extent, mayLeave: isLeaving ? true : nil,
      wasReturning: way?.context?.isReturning == true)
    finger.pulled = metrics.pulled(for: extent, mayLeave: mayGoBelow(finger))
    self.finger = finger
    way?.catchNow(at: extent)
  }

  /// The finger has gone on, upwards, in points.
  func drag(by step: Double) {
    // A sheet that is dragged on its way in has arrived with that.
    if finger != nil, way?.isPresentation == true { way?.complete() }
    guard var finger else { return }
    let next = finger.pulled + step
    if finger.mayLeave == nil, next < min(metrics.lowest, finger.start) - 1e-9 {
      let shown = metrics.shown(for: finger.pulled, mayLeave: mayGoBelow(finger))
      let mayLeave = mayBeDismissed()
      guard self.finger != nil else { return }
      finger.mayLeave = mayLeave
      finger.pulled = metrics.pulled(for: shown, mayLeave: mayLeave)
      self.finger = finger
      if mayLeave { leave(underFinger: true) }
      guard self.finger != nil else { return }
    }
    finger.pulled += step
    let extent = metrics.shown(for: finger.pulled, mayLeave: mayGoBelow(finger))
    finger.shown = extent
    self.finger = finger
    UIView.performWithoutAnimation { place(at: extent) }
    way?.move(to: extent)
  }

  /// The finger has left the sheet, at a speed in points per second, upwards.
  func letGo(velocity: Double) {
    guard let finger else { return }
    // The container may have gone, and the finger with it.
    guard container != nil else { return self.finger = nil }
    let metrics = metrics
    let shown = finger.shown
    let speed = velocity * metrics.slope(at: finger.pulled, mayLeave: mayGoBelow(finger))
    // What the finger wants is told by where it is, not by what resistance has let it do.
    let wantsOut = metrics.landing(from: min(finger.pulled, metrics.highest), velocity: velocity, mayLeave: true) == nil
    var mayLeave = finger.mayLeave
    if wantsOut, mayLeave == nil {
      mayLeave = mayBeDismissed()
      guard self.finger != nil else { return }
    }
    self.finger = nil
    if wantsOut, mayLeave == true {
      if way == nil { leave(velocity: speed) } else { settle(at: 0, from: shown, velocity: speed) }
      return
    }
    let stop = metrics.landing(from: shown, velocity: speed, mayLeave: false)
    let isChange = stop != nil && stop != metrics.stop(for: selectedDetentIdentifier)
    if isChange, let stop { selectedDetentIdentifier = Detent.Identifier(stop.id.rawValue) }
    settle(at: stop?.extent ?? metrics.highest, from: shown, velocity: speed)
    if isChange { tellSelection() }
    if wantsOut { delegate?.presentationControllerDidAttemptToDismiss(self) }
  }

  private func settle(at target: Double, from shown: Double, velocity: Double) {
    let time = move(to: target, velocity: velocity)
    way?.letGo(at: shown, finishes: way?.isPresentation == true || target == 0, arrivingIn: time)
  }

  /// Takes the sheet away from the finger that has it.
  func dropFinger() {
    finger = nil
    gestures.cancel()
  }

  func tellSelection() {
    (delegate as? UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// The next larger detent, and after the largest the smallest.
  func selectNextDetent() {
    guard finger == nil, link.presented?.modal.phase == .presented, metrics.stops.all.count > 1 else { return }
    let stops = metrics.stops.all
    let next = stops.first { $0.extent > restExtent } ?? stops[0]
    animateChanges { selectedDetentIdentifier = Detent.Identifier(next.id.rawValue) }
    tellSelection()
  }
}
