import Foundation
import QuartzCore

/// The app. It forwards events to windows.
@MainActor open class UIApplication: UIResponder {
  /// The state of an app: in the foreground, in transition to or from it, or in the background.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The only instance.
  public static let shared = UIApplication()

  /// The current state of the app.
  open internal(set) var applicationState = State.active

  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The visible windows, back to front.
  open var windows: [UIWindow] { MainLoop.current.windows }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Forwards an event to all visible windows. Each window delivers its own touches.
  open func sendEvent(_ event: UIEvent) { for window in windows { window.sendEvent(event) } }
}
