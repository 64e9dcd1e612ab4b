import Foundation

/// A finger on the screen, from touch down until it is lifted. The same object represents it in all events.
@MainActor open class UITouch: NSObject {
  /// The phase of a touch in an event.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The values of a touch at one moment. A view may receive them later than they happened.
  struct Moment {
    var phase: Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var tapCount: Int
  }

  var moment: Moment
  let startLocation: CGPoint
  let startTimestamp: TimeInterval
  /// Whether the touch has ended or was cancelled.
  var isOver = false

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began. It doesn't change when the finger moves.
  open internal(set) var view: UIView?
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  init(at location: CGPoint, timestamp: TimeInterval, tapCount: Int, window: UIWindow, view: UIView?) {
    moment = Moment(
      phase: .began, location: location, previousLocation: location, timestamp: timestamp, tapCount: tapCount)
    startLocation = location
    startTimestamp = timestamp
    self.window = window
    self.view = view
    super.init()
  }

  /// The phase of the touch in the current event.
  open var phase: Phase { moment.phase }

  /// The time at which the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { moment.timestamp }

  /// The number of taps in a row at about the same place, including this one.
  open var tapCount: Int { moment.tapCount }

  /// The kind of the touch; always a finger.
  open var type: TouchType { .direct }

  /// The radius of the touch, in points; always the same.
  open var majorRadius: CGFloat { 20 }

  /// Returns the location of the touch, in the coordinates of `view`, or of the window if nil.
  open func location(in view: UIView?) -> CGPoint { place(moment.location, in: view) }

  /// Returns the location before the current event, in the coordinates of `view`, or of the window if nil.
  open func previousLocation(in view: UIView?) -> CGPoint { place(moment.previousLocation, in: view) }

  /// Returns the location with the highest available precision, which is at least that of ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location with the highest available precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }
}
