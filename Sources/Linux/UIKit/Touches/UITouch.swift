import Foundation

/// One finger on the screen, from landing to lifting. The same object stands for it in all events of that time.
@MainActor open class UITouch: NSObject {
  /// What happened to the finger in the event.
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

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// What a touch says of itself at one moment; a view can be told later than it happened.
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
  /// Whether the finger has been lifted or taken away.
  var isOver = false

  /// The window that the touch began in.
  open internal(set) weak var window: UIWindow?
  /// The view that the touch began in. It stays the same wherever the finger goes.
  open internal(set) var view: UIView?
  /// The recognizers that get this touch.
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

  /// What happened to the finger in the present event.
  open var phase: Phase { moment.phase }

  /// When that happened, in seconds on the clock of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { moment.timestamp }

  /// How many taps in a row this one makes, at about the same place.
  open var tapCount: Int { moment.tapCount }

  /// What touches the screen: always a finger.
  open var type: TouchType { .direct }

  /// The radius of the finger's contact in points; fingers here are all alike.
  open var majorRadius: CGFloat { 20 }

  /// Where the finger is, in the coordinates of the given view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { place(moment.location, in: view) }

  /// Where the finger was before the present event, in the coordinates of the given view, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { place(moment.previousLocation, in: view) }

  /// The location with all the precision there is. It is never coarser than ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The previous location with all the precision there is.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }
}
