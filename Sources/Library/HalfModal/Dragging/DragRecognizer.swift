import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The object that decides when a ``DragRecognizer`` begins, and handles its actions.
@MainActor protocol DragRecognizerHandler: AnyObject {
  /// Handles a change of the recognizer's state or translation.
  func dragDidChange(_ recognizer: DragRecognizer)

  /// Handles the landing of the first finger.
  ///
  /// - Returns: Whether the finger catches a moving sheet or modal. The drag then begins at once.
  func touchDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool

  /// Handles a movement or the lift of the finger, before this recognizer handles it.
  func touchesWillMove(on recognizer: DragRecognizer)

  /// Handles the end of the touches, after all actions.
  func touchesDidEnd(on recognizer: DragRecognizer)

  /// Returns whether a movement since the landing, in window coordinates and points, leads across the axis of the drag. The
  /// recognizer then waits until the finger turns into the axis, as the pan recognizer of a scroll view does.
  func isAstray(_ movement: CGPoint) -> Bool

  /// Returns whether the finger already drags a list that shares the drag. The recognizer then begins in any direction.
  func isJoined(_ recognizer: DragRecognizer) -> Bool
}

extension DragRecognizerHandler {
  func touchDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool { false }
  func touchesWillMove(on recognizer: DragRecognizer) {}
  func touchesDidEnd(on recognizer: DragRecognizer) {}
  func isAstray(_ movement: CGPoint) -> Bool { false }
  func isJoined(_ recognizer: DragRecognizer) -> Bool { false }
}

/// A pan recognizer for one finger. It can begin when the finger lands, before any movement.
final class DragRecognizer: UIPanGestureRecognizer {
  private weak var handler: (any DragRecognizerHandler)?
  private var path: TouchPath?

  #if canImport(ObjectiveC)
    private let target: ClosureTarget<DragRecognizer>

    init(handler: any DragRecognizerHandler) {
      self.handler = handler
      target = ClosureTarget { [weak handler] in handler?.dragDidChange($0) }
      super.init(target: target, action: #selector(ClosureTarget<DragRecognizer>.fire(_:)))
      maximumNumberOfTouches = 1
    }
  #else
    init(handler: any DragRecognizerHandler) {
      self.handler = handler
      super.init()
      addAction { [weak handler] in ($0 as? DragRecognizer).map { handler?.dragDidChange($0) } }
      maximumNumberOfTouches = 1
    }
  #endif

  /// The movement since the landing whose direction decides whether the drag begins, in window coordinates and points.
  var movementAtBegin: CGPoint { path?.movementAtBegin ?? .zero }

  /// The translation at the point where the finger turned into the axis, in window coordinates and points; zero if it did not
  /// move across the axis first.
  var translationAtTurn: CGPoint {
    guard let path, path.hasStrayed else { return .zero }
    let translation = translation(in: view?.window)
    return CGPoint(x: translation.x - path.movementSinceTurn.x, y: translation.y - path.movementSinceTurn.y)
  }

  /// Ends the drag at once.
  func cancel() {
    isEnabled = false
    isEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // The view keeps the recognizer, even after the handler was deallocated.
    guard handler != nil else { return touches.forEach { ignore($0, for: event) } }
    let first = path == nil ? touches.first : nil
    // Only the finger that landed first can drag, even if another one lands before the drag begins.
    touches.filter { $0 !== first }.forEach { ignore($0, for: event) }
    guard let first else { return }
    path = TouchPath(start: first.location(in: nil))
    super.touchesBegan([first], with: event)
    if state == .possible, handler?.touchDidLand(first, on: self) == true {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    handler?.touchesWillMove(on: self)
    guard state == .possible, let handler, let point = touches.first?.location(in: nil) else {
      return super.touchesMoved(touches, with: event)
    }
    let isJoined = handler.isJoined(self)
    path?.move(to: point, isJoined: isJoined, isAstray: handler.isAstray)
    guard let path, path.hasStrayed else { return super.touchesMoved(touches, with: event) }
    guard isJoined || path.isLong && !handler.isAstray(path.movement) else { return }
    super.touchesMoved(touches, with: event)
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    handler?.touchesWillMove(on: self)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    path = nil
    handler?.touchesDidEnd(on: self)
  }
}
