import Foundation

/// The keyboard of a screen, of which there is no picture: it covers the bottom of the screen, and tells where it goes.
@MainActor package final class Keyboard {
  /// Where the keyboard is, or will be at the end of its way, in the screen's coordinates. A hidden one lies below the screen.
  package private(set) var frame: CGRect

  /// Whether the keyboard is on the screen, or on its way there.
  package private(set) var isShown = false

  private unowned let screen: UIScreen
  private var arrival: ScheduledWork?

  init(screen: UIScreen) {
    self.screen = screen
    frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: 0)
  }

  /// Brings the keyboard, or gives it another height. One that is there with this height stays as it is.
  ///
  /// - Parameters:
  ///   - height: How much of the screen it covers, in points, from the bottom edge of the screen.
  ///   - duration: How long it is on its way, in seconds.
  package func show(height: CGFloat, duration: TimeInterval) {
    if !isShown { frame = place(height: height, isShown: false) }
    move(to: place(height: height, isShown: true), isShown: true, duration: duration)
  }

  /// Takes the keyboard away. One that is hidden stays so.
  package func hide(duration: TimeInterval) {
    move(to: place(height: frame.height, isShown: false), isShown: false, duration: duration)
  }

  /// Keeps the keyboard's height on a screen of another size.
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

  /// The system's own spring among the curves.
  private static let curve = 7
}

extension Keyboard {
  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (Notification) -> Void
  }

  /// They hear of the keyboards of all screens, as the observers of the notification centre do.
  private static var observers: [Observer] = []

  /// Runs an action for every notification of a keyboard, as long as the owner lives: what a selector is to a notification centre.
  package static func addObserver(_ owner: AnyObject, action: @escaping @MainActor (Notification) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, action: action))
  }

  /// Ends the actions of an owner.
  package static func removeObserver(_ owner: AnyObject) { observers.removeAll { $0.owner == nil || $0.owner === owner } }
}
