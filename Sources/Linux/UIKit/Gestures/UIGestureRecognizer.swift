import Foundation

/// Watches the touches that land in a view and below it for one gesture, and tells its actions.
///
/// A subclass overrides the touch methods and sets ``state``. Setting it is a request: the recognizer may have to
/// wait until another one fails, and it fails itself where a delegate says no or another gesture goes first.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    /// Nothing seen yet.
    case possible = 0
    /// A gesture that goes on for a while has begun.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is over, or a gesture that is all at once was seen.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A gesture that is all at once was seen.
    public static var recognized: State { .ended }
  }

  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var actions: [GestureAction] = []
  var requirements: [Requirement] = []

  /// The touches of the present sequence, in the order in which the fingers landed, without those ignored.
  var touches: [UITouch] = []
  /// The state as it is.
  var currentState = State.possible
  /// The state that the actions are told of now.
  var shownState: State?
  /// The state that waits for others to fail.
  var pendingState: State?
  /// The changes that the actions have not been told of.
  var untold: [State] = []
  /// Whether nothing more will come of the touches that are still down.
  var isAbandoned = false
  /// Where it competes with others during a sequence of touches.
  weak var arbiter: GestureArbiter?

  public override init() {
    super.init()
  }

  // MARK: Settings

  /// Who decides with it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it gets touches. Switching it off in the middle of a gesture cancels that gesture.
  open var isEnabled = true {
    didSet {
      if !isEnabled { abandon() }
    }
  }

  /// The view that it is attached to.
  open internal(set) weak var view: UIView? {
    didSet {
      if oldValue !== view { abandon() }
    }
  }

  /// Whether the view loses a touch when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view hears of a touch only after this has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of a finger's lifting only after this has failed.
  open var delaysTouchesEnded = true

  /// The raw values of the ``UITouch/TouchType`` that it gets.
  open var allowedTouchTypes: [NSNumber] = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  /// A name for people who look for faults.
  open var name: String?

  // MARK: State

  /// How far the gesture is. Only subclasses set it, along the allowed ways: possible to began, ended or failed;
  /// began and changed to changed, ended or cancelled. What is not allowed is ignored.
  open var state: State {
    get { shownState ?? currentState }
    set { withArbiter { $0.request(newValue, of: self) } }
  }

  /// Called when a sequence of touches is over, to forget it. Touches that are still down are not seen any more.
  open func reset() {}

  /// Leaves a touch out: nothing more of it comes here, and the view keeps it when the gesture is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: Touches

  /// Fingers landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Asked when touches begin. With false it gets none of those that begin in that event.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Where

  /// The point of the gesture, in the view's coordinates, or the window's for nil: the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint {
    let fingers = presentTouches
    guard !fingers.isEmpty else { return .zero }
    let sum = fingers.reduce(into: CGPoint.zero) { sum, touch in
      sum.x += touch.moment.location.x
      sum.y += touch.moment.location.y
    }
    let middle = CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
    return view?.convert(middle, from: nil) ?? middle
  }

  /// How many fingers there are. In the event that lifts the last ones they still count.
  open var numberOfTouches: Int { presentTouches.count }

  /// Where one of the fingers is, in the view's coordinates, or the window's for nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    presentTouches[touchIndex].location(in: view)
  }

  // MARK: Others

  /// Waits for the other to fail before it recognizes. Where the other recognizes, this fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this one, recognized, makes the other fail: true without an override.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other one, recognized, makes this one fail: true without an override.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this class waits for the other to fail. Asked once for each sequence of touches.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits for this class to fail. Asked once for each sequence of touches.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For the recognizers of this module

  /// Whether the gesture goes on although no finger is down, as between two taps.
  package var isAwaitingMoreTouches: Bool { false }

  /// The request was granted, or others made it fail.
  package func willEnter(_ state: State) {}
}
