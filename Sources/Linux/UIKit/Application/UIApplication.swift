import Foundation
import QuartzCore

/// The app as a whole: it hands events to windows.
@MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front, about to be or not to be, or out of sight.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The one app.
  public static let shared = UIApplication()

  /// What the app is at.
  open internal(set) var applicationState = State.active

  /// The direction of reading of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The visible windows, back to front.
  open var windows: [UIWindow] { MainLoop.current.windows }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Hands an event to the windows whose touches it has.
  open func sendEvent(_ event: UIEvent) { for window in windows { window.sendEvent(event) } }
}
