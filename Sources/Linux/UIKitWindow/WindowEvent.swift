import CSDL2
import UIKit

/// An event of a window.
enum WindowEvent {
  case close
  case resize(CGSize)
  case escape
  case loseFocus
  /// The wheel was turned with the mouse at a point. The vector is the distance to scroll, in points.
  case scroll(CGVector, at: CGPoint)
  /// A touch or the mouse, in the window's coordinates in points. The time stamp is SDL's, in milliseconds.
  case touch(WindowFingers.Source, UITouch.Phase, CGPoint, milliseconds: UInt32)

  /// The distance that a notch of the wheel scrolls, in points.
  private static let notch: CGFloat = 48

  /// Creates an event; nil if the SDL event is ignored.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - scale: Window units per point.
  init?(_ event: SDL_Event, size: CGSize, scale: CGFloat) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      self = .close
    case SDL_KEYDOWN where event.key.keysym.sym == Int32(SDLK_ESCAPE.rawValue) && event.key.repeat == 0:
      self = .escape
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        self = .resize(CGSize(width: CGFloat(event.window.data1) / scale, height: CGFloat(event.window.data2) / scale))
      case SDL_WINDOWEVENT_FOCUS_LOST:
        self = .loseFocus
      default:
        return nil
      }
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self.init(mouse: event.button.x, event.button.y, .began, scale, event.button.timestamp)
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self.init(mouse: event.button.x, event.button.y, .ended, scale, event.button.timestamp)
    case SDL_MOUSEMOTION where event.motion.state & 1 != 0:
      self.init(mouse: event.motion.x, event.motion.y, .moved, scale, event.motion.timestamp)
    case SDL_MOUSEWHEEL:
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetMouseState(&x, &y)
      // SDL's value is positive if the wheel turns away from the user. The content then scrolls towards its start.
      let way = CGVector(dx: CGFloat(event.wheel.preciseX) * Self.notch, dy: CGFloat(-event.wheel.preciseY) * Self.notch)
      self = .scroll(way, at: CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale))
    case SDL_FINGERDOWN:
      self.init(finger: event.tfinger, .began, size)
    case SDL_FINGERMOTION:
      self.init(finger: event.tfinger, .moved, size)
    case SDL_FINGERUP:
      self.init(finger: event.tfinger, .ended, size)
    default:
      return nil
    }
  }

  private init(mouse x: Int32, _ y: Int32, _ phase: UITouch.Phase, _ scale: CGFloat, _ milliseconds: UInt32) {
    self = .touch(.mouse, phase, CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale), milliseconds: milliseconds)
  }

  /// The coordinates of SDL's touch events range from 0 to 1.
  private init(finger: SDL_TouchFingerEvent, _ phase: UITouch.Phase, _ size: CGSize) {
    let point = CGPoint(x: CGFloat(finger.x) * size.width, y: CGFloat(finger.y) * size.height)
    self = .touch(.finger(finger.fingerId), phase, point, milliseconds: finger.timestamp)
  }
}
