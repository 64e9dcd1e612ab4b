import UIKit

// Changes of the configuration, the content and the keyboard.
extension SheetEngine {
  /// Adopts a configuration.
  ///
  /// - Parameter completion: Called once, when the motion to the new position has ended.
  func reconfigure(_ new: SheetConfiguration, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    let old = configuration
    configuration = new
    mover.show(new)
    drag.configurationDidChange()
    let isSelected = new.initialDetent != old.initialDetent && new.initialDetent != nil
    refresh(selecting: isSelected ? new.initialDetent : nil, animated: animated, completion: completion)
  }

  /// Computes the heights of the detents again. The sheet keeps its detent, or moves to the nearest one if that no longer exists.
  ///
  /// - Parameters:
  ///   - id: A detent to which the sheet moves instead; nil to keep the current one.
  ///   - animated: Whether the motion to the new position is animated.
  ///   - motion: The motion; nil for that of the configuration.
  ///   - completion: Called once, when the motion has ended.
  func refresh(
    selecting id: Detent.ID? = nil, animated: Bool, motion: SheetMotion? = nil, completion: ((SheetOutcome) -> Void)? = nil
  ) {
    guard phase != .dismissed, let container, let track = measure.track(for: configuration) else {
      return status.call(completion, with: .arrived)
    }
    let bound = mover.track?.shown(at: machine.destination) ?? mover.shown
    let target = track.destination(
      keeping: id.map { .detent($0) } ?? machine.destination, at: bound, isFree: machine.detent == nil)
    if phase == .dragging || machine.isOutward {
      status.change {
        $0.send(to: target)
      } then: {
        layOut()
      }
      status.callOnArrival(at: target, completion)
    } else if machine.passage != .none {
      status.change {
        $0.send(to: target)
      } then: {
        mover.retarget(target, track, in: container)
      }
      status.callOnArrival(at: target, completion)
    } else if target == machine.destination, abs(track.shown(at: target) - bound) < 1e-6, mover.isMoving || animated {
      layOut()
      status.callOnArrival(at: target, completion)
    } else {
      // The motion needs the new track, but begins at the current position.
      mover.hold(on: track, in: container)
      drag.trackDidChange()
      if animated && UIView.areAnimationsEnabled { sheetDidMove() }
      go(to: target, animated: animated, motion: motion, completion: completion)
    }
  }

  func contentSizeDidChange() {
    guard phase != .dismissed, let track = measure.track(for: configuration), track.stops != mover.track?.stops else { return }
    refresh(animated: true)
  }

  func keyboardDidChange(_ motion: SheetMotion) {
    guard phase != .dismissed, configuration.edge == .bottom, container != nil else { return }
    switch configuration.keyboard {
    case .none: return
    case .avoid: refresh(animated: motion.duration > 0, motion: motion)
    case .expand:
      if phase != .dragging, machine.passage == .none, let track = measure.track(for: configuration),
        let detent = measure.expandedDetent(from: machine.detent, in: track.stops)
      {
        go(to: .detent(detent), animated: motion.duration > 0, motion: motion)
      }
    }
    measure.insetContentForKeyboard()
  }
}
