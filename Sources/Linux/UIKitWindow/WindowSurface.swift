import CSDL2
import UIKit

/// The desktop window: it displays pixels and receives events.
@MainActor final class WindowSurface {
  /// The renderer. Only the pixels that it reports as changed are copied to the screen.
  var renderer: LayerRenderer?

  /// The display's frames per second; 60 if unknown.
  let refreshRate: Int

  private let handle: OpaquePointer
  private let scale: CGFloat
  private var bitmap: Bitmap?
  /// An event that ended a wait and has not been handled yet.
  private var waited: SDL_Event?

  init(title: String, size: CGSize, scale: CGFloat) throws {
    // Copying to an accelerated texture takes longer than drawing. Touches must not also arrive as mouse events.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // SDL's handler would delay a signal such as Control-C until the next event.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.error("no display") }
    guard let driver = SDL_GetCurrentVideoDriver().map({ String(cString: $0) }), !["offscreen", "dummy"].contains(driver)
    else { throw WindowError(missingDisplayIn: ProcessInfo.processInfo.environment) }
    let middle = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let handle = SDL_CreateWindow(
        title, middle, middle, Int32(size.width * scale), Int32(size.height * scale), SDL_WINDOW_RESIZABLE.rawValue)
    else { throw Self.error("the window cannot be opened") }
    self.handle = handle
    self.scale = scale
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(handle)), &mode) == 0 && mode.refresh_rate > 0
    refreshRate = isKnown ? Int(mode.refresh_rate) : 60
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  // MARK: Pixels

  /// Draws the changes and copies them to the screen.
  func show() {
    guard let renderer, let surface = SDL_GetWindowSurface(handle) else { return }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let bitmap =
      if let bitmap, bitmap.width == width, bitmap.height == height { bitmap } else { Bitmap(width: width, height: height) }
    self.bitmap = bitmap
    let damage = renderer.render(at: MediaTime.now, into: bitmap)
    guard !damage.isEmpty,
      let source = SDL_CreateRGBSurfaceWithFormatFrom(
        bitmap.data, Int32(width), Int32(height), 32, Int32(bitmap.bytesPerRow), SDL_PIXELFORMAT_XRGB8888.rawValue)
    else { return }
    defer { SDL_FreeSurface(source) }
    var rects = damage.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
    for var rect in rects {
      var target = rect
      SDL_UpperBlit(source, &rect, surface, &target)
    }
    SDL_UpdateWindowSurfaceRects(handle, &rects, Int32(rects.count))
  }

  // MARK: Events

  /// Waits until an event arrives.
  func waitForEvent() {
    var event = SDL_Event()
    if SDL_WaitEvent(&event) != 0 {
      waited = event
    }
  }

  /// The next event that is not ignored; nil if the queue is empty.
  func nextEvent() -> WindowEvent? {
    while let event = takeEvent() {
      if SDL_EventType(event.type) == SDL_WINDOWEVENT, event.window.event == UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue) {
        SDL_UpdateWindowSurface(handle)
      }
      if let known = WindowEvent(event, size: size, scale: scale) {
        if case .touch(.mouse, let phase, _, _) = known {
          SDL_CaptureMouse(phase == .ended ? SDL_FALSE : SDL_TRUE)
        }
        return known
      }
    }
    return nil
  }

  private func takeEvent() -> SDL_Event? {
    if let event = waited {
      waited = nil
      return event
    }
    var event = SDL_Event()
    return SDL_PollEvent(&event) != 0 ? event : nil
  }

  private var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  private static func error(_ what: String) -> WindowError {
    WindowError(description: "\(what): \(String(cString: SDL_GetError()))")
  }
}
