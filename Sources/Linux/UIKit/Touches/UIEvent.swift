import Foundation

/// What the fingers of one window did at one moment.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The touches in the order in which the fingers landed.
  var orderedTouches: [UITouch] = []

  /// The kind of event: always touches.
  open var type: EventType { .touches }

  /// Nothing tells touch events further apart.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// Every finger on the screen, also those that did not move, which are stationary.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { subset { $0.window === window } }

  /// The touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? { subset { $0.view === view } }

  /// The touches that the recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// The touches that were merged into the one that was delivered: every sample is delivered, so only that one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { orderedTouches.contains(touch) ? [touch] : nil }

  /// Where the touch may go next. Nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { orderedTouches.contains(touch) ? [] : nil }

  private func subset(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
