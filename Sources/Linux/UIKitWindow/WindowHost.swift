import CSDL2
import UIKit

/// A desktop window that acts as a device: the window's size is the screen's size, the mouse is a finger, its wheel
/// scrolls, and the Escape key performs the escape gesture.
///
/// Only the window reads the real clock. While nothing moves, it waits for events and uses no processor time.
@MainActor public final class WindowHost {
  private let window: UIWindow
  private let loop: MainLoop
  private let frameDuration: CFTimeInterval
  private let clock = WindowClock()
  private let surface: WindowSurface
  private var fingers = WindowFingers()
  private var isClosed = false

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The text of the title bar.
  ///   - size: The size of the device's screen, in points.
  ///   - scale: The number of device pixels per point.
  /// - Throws: ``WindowError`` if there is no display or the window cannot be opened.
  public init(title: String, size: CGSize, scale: CGFloat = 1) throws {
    surface = try WindowSurface(title: title, size: size, scale: scale)
    let hertz = surface.refreshRate
    frameDuration = 1 / CFTimeInterval(hertz)
    MediaTime.set(0)
    let screen = UIScreen(
      size: size, scale: scale, safeAreaInsets: UIScreen.safeAreaInsets(ofPhone: size), maximumFramesPerSecond: hertz)
    loop = MainLoop(screen: screen)
    MainLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    surface.renderer = LayerRenderer(context: window.layerContext)
  }

  /// Shows a controller and handles events until the window is closed.
  public func run(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.endTurn()
    while !isClosed {
      let start = clock.now
      loop.frame(at: max(start, MediaTime.now), duration: frameDuration)
      surface.show()
      if loop.isIdle {
        surface.waitForEvent()
      } else {
        clock.sleep(until: start + frameDuration)
      }
      while let event = surface.nextEvent() {
        handle(event)
      }
    }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .close:
      isClosed = true
    case .resize(let size):
      loop.advance(to: max(clock.now, MediaTime.now))
      window.resize(to: size, safeAreaInsets: UIScreen.safeAreaInsets(ofPhone: size), duration: 0)
    case .escape:
      loop.advance(to: max(clock.now, MediaTime.now))
      _ = UIApplication.shared.performEscape()
    case .scroll(let way, let point):
      loop.advance(to: max(clock.now, MediaTime.now))
      window.wheelDidTurn(by: way, at: point)
    case .loseFocus:
      loop.cancelAllTouches()
      fingers = WindowFingers()
    case .touch(let source, let phase, let location, let milliseconds):
      guard let finger = fingers.number(of: source, in: phase) else { return }
      let time = max(clock.time(ofEventAt: milliseconds), MediaTime.now)
      loop.advance(to: time)
      loop.deliver([TouchSample(finger: finger, phase: phase, location: location, timestamp: time)], to: window)
    }
    loop.endTurn()
  }
}
