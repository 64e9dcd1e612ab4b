import Foundation

/// The touches of a window at one moment.
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

  /// The touches in the order in which they began.
  var orderedTouches: [UITouch] = []

  /// The type of the event; always `touches`.
  open var type: EventType { .touches }

  /// The subtype; always `none`, because touch events have no subtypes.
  open var subtype: EventSubtype { .none }

  /// The time of the event in seconds, on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// All touches on the screen, including stationary ones.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { subset { $0.window === window } }

  /// The touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? { subset { $0.view === view } }

  /// The touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// The samples that are combined in a touch. UIKit delivers every sample here, so this is only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { orderedTouches.contains(touch) ? [touch] : nil }

  /// The predicted samples of a touch; always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { orderedTouches.contains(touch) ? [] : nil }

  private func subset(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
