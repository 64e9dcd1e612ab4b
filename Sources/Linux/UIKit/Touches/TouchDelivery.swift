import Foundation

/// One finger's touch, and what its view has been told of it.
@MainActor final class TouchDelivery {
  enum Stage {
    /// The view has not heard of it.
    case waiting
    /// The view heard that it began.
    case begun
    /// The view heard the end, or will hear nothing.
    case done
  }

  let finger: Int
  let touch: UITouch
  var stage = Stage.waiting
  /// Whether the finger has something new in the present event.
  var hasNews = true
  /// What the view has not been told.
  var untold: [UITouch.Moment] = []

  init(finger: Int, touch: UITouch) {
    self.finger = finger
    self.touch = touch
  }

  var isLost: Bool { touch.view?.window == nil || touch.view?.window !== touch.window }

  /// What the view may be told next; nil if nothing, or if a recognizer withholds it.
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

  /// Keeps in mind that the view is being told.
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
