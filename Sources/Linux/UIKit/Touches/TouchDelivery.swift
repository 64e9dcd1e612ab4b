import Foundation

/// The touch of one finger, and the progress of its delivery to the view.
@MainActor final class TouchDelivery {
  enum Stage {
    /// The view has not received the touch yet.
    case waiting
    /// The view has received the beginning of the touch.
    case begun
    /// The view has received the end of the touch, or will not receive any of it.
    case done
  }

  let finger: Int
  let touch: UITouch
  var stage = Stage.waiting
  /// Whether the touch has changed in the current event.
  var hasNews = true
  /// The moments of the touch that the view has not received yet.
  var untold: [UITouch.Moment] = []

  init(finger: Int, touch: UITouch) {
    self.finger = finger
    self.touch = touch
  }

  var isLost: Bool { touch.view?.window == nil || touch.view?.window !== touch.window }

  /// Returns the next moment to deliver to the view; nil if the view has received all of them, or if a recognizer delays the
  /// next one.
  func next(with recognizers: [UIGestureRecognizer]) -> UITouch.Moment? {
    let mine = recognizers.filter { $0.touches.contains(touch) }
    let isTaken = isLost || mine.contains { $0.isRecognized && $0.cancelsTouchesInView }
    switch stage {
    case .done:
      return nil
    case .waiting:
      if isTaken || untold.last?.phase == .cancelled {
        stage = .done
        return nil
      }
      return mine.contains { $0.isDeciding && $0.delaysTouchesBegan } ? nil : untold.first
    case .begun:
      if isTaken {
        var moment = touch.moment
        moment.phase = .cancelled
        return moment
      }
      if untold.last?.phase == .cancelled { return untold.last }
      let isHeld = untold.first?.phase == .ended && mine.contains { $0.isDeciding && $0.delaysTouchesEnded }
      return isHeld ? nil : untold.first
    }
  }

  /// Records that a moment is delivered to the view.
  func tell(_ moment: UITouch.Moment) {
    switch moment.phase {
    case .ended, .cancelled:
      stage = .done
      untold = []
    default:
      stage = .begun
      untold.removeFirst()
    }
  }
}
