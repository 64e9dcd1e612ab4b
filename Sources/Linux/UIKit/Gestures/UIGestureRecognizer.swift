import Foundation

/// The base class of gesture recognizers, which examine the touches of a view and its subviews, and call actions.
///
/// Subclasses override the touch methods and set ``state``. Setting it is a request: the recognizer may have to wait until
/// another one fails, and it fails if a delegate refuses or another gesture takes precedence.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches aren't this gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static var recognized: State { .ended }
  }

  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var actions: [GestureAction] = []
  var requirements: [Requirement] = []

  /// The touches of the current sequence in the order in which they began, without ignored ones.
  var touches: [UITouch] = []
  /// The actual state.
  var currentState = State.possible
  /// The value of ``state`` while actions are being called; nil at other times.
  var shownState: State?
  /// The requested state, while the recognizer waits for others to fail.
  var pendingState: State?
  /// The changes of state for which the actions have not been called yet.
  var untold: [State] = []
  /// Whether the recognizer ignores its remaining touches until they have ended.
  var isAbandoned = false
  /// The arbiter in which the recognizer competes with others during a sequence of touches.
  weak var arbiter: GestureArbiter?

  public override init() {
    super.init()
  }

  // MARK: Settings

  /// The delegate, which controls the recognizer's touches, beginning and precedence. Weak.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Setting it to false during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet {
      if !isEnabled { abandon() }
    }
  }

  /// The view to which the recognizer is attached.
  open internal(set) weak var view: UIView? {
    didSet {
      if oldValue !== view { abandon() }
    }
  }

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view receives the beginning of touches only after this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only after this recognizer has failed.
  open var delaysTouchesEnded = true

  /// The raw values of the ``UITouch/TouchType`` cases that the recognizer receives.
  open var allowedTouchTypes: [NSNumber] = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  /// A name for debugging.
  open var name: String?

  // MARK: State

  /// The state of the gesture, which only subclasses set. It changes from `possible` to `began`, `ended` or `failed`, and from
  /// `began` or `changed` to `changed`, `ended` or `cancelled`. `cancelled` counts as `failed` before the gesture has begun,
  /// and `failed` counts as `cancelled` afterwards. Other changes are ignored.
  open var state: State {
    get { shownState ?? currentState }
    set { withArbiter { $0.request(newValue, of: self) } }
  }

  /// Called after a sequence of touches, to reset the recognizer. It no longer receives the touches that are still down.
  open func reset() {}

  /// Ignores a touch: the recognizer no longer receives it, and the view keeps it when the gesture is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: Touches

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Returns whether the recognizer receives the touches that begin with an event.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Location

  /// Returns the centroid of the touches, in the coordinates of `view`, or of the window if nil.
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

  /// The number of touches. Touches still count in the event that ends the last of them.
  open var numberOfTouches: Int { presentTouches.count }

  /// Returns the location of one touch, in the coordinates of `view`, or of the window if nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    presentTouches[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Requires another recognizer to fail before this one recognizes. If the other one recognizes, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Returns whether this recognizer, when it recognizes, makes the other one fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the other recognizer, when it recognizes, makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for the other one to fail. Called once in each sequence of touches.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other recognizer waits for this one to fail. Called once in each sequence of touches.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For the recognizers of this module

  /// Whether the gesture continues while no finger is down, for example between two taps.
  package var isAwaitingMoreTouches: Bool { false }

  /// Called before the state changes, on request or because of another recognizer.
  package func willEnter(_ state: State) {}
}
