import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// Whether a finger can catch the sheet now.
  var canBeDragged: Bool {
    guard container?.window != nil, wrapper.superview === container, let presented = link.presented else { return false }
    switch presented.modal.phase {
    case .presented: return true
    case .presenting, .dismissing: return way != nil
    case .none: return false
    }
  }

  /// Stops a moving sheet under the fingers that landed.
  func catchNow() { if motion != nil { grip() } }

  /// Lets a caught sheet that was not dragged continue to its target after the fingers lift.
  func resume() {
    guard let finger else { return }
    self.finger = nil
    guard container != nil else { return }
    settle(at: isOnWayOut(after: finger) ? 0 : restExtent, from: finger.shown, velocity: 0)
  }

  private func isOnWayOut(after finger: SheetFinger) -> Bool { way?.isPresentation == false && !finger.wasReturning }

  /// Begins a drag at the sheet's current position.
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
    finger.pulled = band(for: finger).pulled(for: extent)
    self.finger = finger
    way?.catchNow(at: extent)
  }

  /// Moves the sheet with the finger by `step` points upwards.
  func drag(by step: Double) {
    // Dragging a sheet that is being presented completes the presentation.
    if finger != nil, way?.isPresentation == true { way?.complete() }
    guard var finger else { return }
    let next = finger.pulled + step
    if finger.mayLeave == nil, next < min(metrics.lowest, finger.start) - 1e-9 {
      let shown = band(for: finger).shown(for: finger.pulled)
      let mayLeave = mayBeDismissed()
      guard self.finger != nil else { return }
      finger.mayLeave = mayLeave
      finger.pulled = band(for: finger).pulled(for: shown)
      self.finger = finger
      if mayLeave { leave(underFinger: true) }
      guard self.finger != nil else { return }
    }
    finger.pulled += step
    let extent = band(for: finger).shown(for: finger.pulled)
    finger.shown = extent
    self.finger = finger
    UIView.performWithoutAnimation { place(at: extent) }
    way?.move(to: extent)
  }

  /// Ends the drag with a velocity in points per second, upwards.
  func letGo(velocity: Double) {
    guard let finger else { return }
    // The container may be gone, which ends the drag.
    guard container != nil else { return self.finger = nil }
    let metrics = metrics
    let shown = finger.shown
    let speed = velocity * band(for: finger).slope(at: finger.pulled)
    // The finger's position counts, because the rubber band holds back the sheet.
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

  /// Ends the drag without moving the sheet.
  func dropFinger() {
    finger = nil
    gestures.cancel()
  }

  func tellSelection() {
    (delegate as? UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Selects the next larger detent, or the smallest one after the largest.
  func selectNextDetent() {
    guard finger == nil, link.presented?.modal.phase == .presented, metrics.stops.all.count > 1 else { return }
    let stops = metrics.stops.all
    let next = stops.first { $0.extent > restExtent } ?? stops[0]
    animateChanges { selectedDetentIdentifier = Detent.Identifier(next.id.rawValue) }
    tellSelection()
  }
}
