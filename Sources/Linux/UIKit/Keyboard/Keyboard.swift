import Foundation

/// The keyboard of a screen. It covers the bottom of the screen and posts notifications, but isn't drawn.
@MainActor package final class Keyboard: LoopPart {
  /// The frame of the keyboard, or its final frame during an animation, in the screen's coordinates. A
  /// hidden keyboard is below the screen.
  package private(set) var frame: CGRect

  /// Whether the keyboard is on the screen or appearing.
  package private(set) var isShown = false

  private unowned let screen: UIScreen
  private var arrival: ScheduledWork?

  init(screen: UIScreen) {
    self.screen = screen
    frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
  }

  /// Shows the keyboard, or changes its height. Does nothing if it is shown with this height already.
  ///
  /// - Parameters:
  ///   - height: The height of the covered area, in points from the bottom of the screen.
  ///   - duration: The duration of the animation, in seconds.
  package func show(height: CGFloat, duration: TimeInterval) {
    if !isShown { frame = place(height: height, isShown: false) }
    move(to: place(height: height, isShown: true), isShown: true, duration: duration)
  }

  /// Hides the keyboard, if it is shown, in an animation of `duration` seconds.
  package func hide(duration: TimeInterval) {
    move(to: place(height: frame.height, isShown: false), isShown: false, duration: duration)
  }

  /// Adapts the keyboard to another screen size, and keeps its height.
  func screenDidResize(duration: TimeInterval) {
    let place = place(height: frame.height, isShown: isShown)
    if isShown { move(to: place, isShown: true, duration: duration) } else { frame = place }
  }
}

extension Keyboard {
  private func place(height: CGFloat, isShown: Bool) -> CGRect {
    CGRect(x: 0, y: screen.bounds.maxY - (isShown ? height : 0), width: screen.bounds.width, height: height)
  }

  private func move(to end: CGRect, isShown: Bool, duration: TimeInterval) {
    guard frame != end || self.isShown != isShown else { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    frame = end
    self.isShown = isShown
    arrival?.cancel()
    arrival = MainLoop.current.schedule(after: duration) { [weak self] in
      self?.post(UIResponder.keyboardDidChangeFrameNotification, info)
      self?.post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    let notification = Notification(name: name, object: screen, userInfo: info)
    NotificationCenter.default.post(notification)
    for observer in Keyboard.observers where observer.owner != nil { observer.action(notification) }
  }

  /// The number of the system's spring among the animation curves.
  private static let curve = 7
}

extension Keyboard {
  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (Notification) -> Void
  }

  /// The observers. Like those of the notification centre, they are notified of the keyboards of all screens.
  private static var observers: [Observer] = []

  /// Calls a closure for every keyboard notification while the owner is alive. It replaces
  /// `addObserver(_:selector:name:object:)`, which Foundation doesn't have on Linux.
  package static func addObserver(_ owner: AnyObject, action: @escaping @MainActor (Notification) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, action: action))
  }

  /// Removes all closures of an owner.
  package static func removeObserver(_ owner: AnyObject) { observers.removeAll { $0.owner == nil || $0.owner === owner } }
}
