import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

// Targets and selectors exist where Objective-C does; elsewhere UIKit takes closures.

#if canImport(ObjectiveC)
  /// A closure as the target of a recogniser's action.
  @MainActor private final class ActionTarget: NSObject {
    private let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) {
      self.action = action
    }

    @objc func fire(_ recognizer: UIGestureRecognizer) {
      action(recognizer)
    }
  }

  /// A closure as the target of a display link.
  @MainActor private final class LinkTarget: NSObject {
    private let action: (CADisplayLink) -> Void

    init(_ action: @escaping (CADisplayLink) -> Void) {
      self.action = action
    }

    @objc func fire(_ link: CADisplayLink) {
      action(link)
    }
  }
#endif

/// A tap recogniser that runs a closure.
final class TapRecognizer: UITapGestureRecognizer {
  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(action: @escaping @MainActor () -> Void) {
      target = ActionTarget { _ in action() }
      super.init(target: target, action: #selector(ActionTarget.fire(_:)))
    }
  #else
    init(action: @escaping @MainActor () -> Void) {
      super.init()
      addAction { _ in action() }
    }
  #endif
}

/// A pan recogniser that runs a closure at each change, and tells of its touches before any recogniser acts on them.
final class DragRecognizer: UIPanGestureRecognizer {
  /// Called for the first finger that lands. Returns whether there is something to be caught: the drag begins at the touch then.
  var touchDidLand: (UITouch) -> Bool = { _ in false }

  /// Called when fingers have moved.
  var touchesWillMove: () -> Void = {}

  /// Called when the touches are over, and all was told about them.
  var touchesDidEnd: () -> Void = {}

  /// Whether a motion since the landing, in the coordinates of the window, is none of this recogniser's. It waits then whether the
  /// finger turns, as the drag of a scroll view does, and does not fail.
  var isAstray: (CGPoint) -> Bool = { _ in false }

  /// Whether the finger drags already what this recogniser goes with: then it begins too, wherever the finger goes.
  var isJoined: () -> Bool = { false }

  /// The motion of the first finger since it landed, in the coordinates of the window.
  private var motion = CGPoint.zero

  /// The same up to the place, perhaps between two samples, at which it can have become a drag: its direction decides.
  private(set) var motionAtBegin = CGPoint.zero

  /// Whether the first finger has gone astray at first. The way that it went until the drag began is not to be seen.
  private var hasStrayed = false

  /// How far the finger had gone, when the drag began, since it turned into this recogniser's way.
  private var motionSinceTurn = CGPoint.zero

  private var start: CGPoint?

  /// How far a finger goes before it drags, in points; UIKit's pans begin about there.
  private static let hysteresis: CGFloat = 10

  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      target = ActionTarget(action)
      super.init(target: target, action: #selector(ActionTarget.fire(_:)))
      maximumNumberOfTouches = 1
    }
  #else
    init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      super.init()
      addAction(action)
      maximumNumberOfTouches = 1
    }
  #endif

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let first = start == nil ? touches.first : nil
    // The finger that landed first is the one that drags, also where another one lands before it does.
    touches.filter { $0 !== first }.forEach { ignore($0, for: event) }
    guard let first else { return }
    start = first.location(in: nil)
    super.touchesBegan([first], with: event)
    if state == .possible, touchDidLand(first) {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesWillMove()
    guard state == .possible, let start, let point = touches.first?.location(in: nil) else {
      return super.touchesMoved(touches, with: event)
    }
    let last = motion
    motion = CGPoint(x: point.x - start.x, y: point.y - start.y)
    motionAtBegin = motion
    let isLong = hypot(motion.x, motion.y) >= Self.hysteresis
    let isJoined = isJoined()
    if isJoined {
      (hasStrayed, motionSinceTurn) = (true, CGPoint(x: motion.x - last.x, y: motion.y - last.y))
    } else if isLong {
      lookBetween(last)
    }
    guard hasStrayed else { return super.touchesMoved(touches, with: event) }
    guard isJoined || isLong && !isAstray(motion) else { return }
    super.touchesMoved(touches, with: event)
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesWillMove()
    super.touchesEnded(touches, with: event)
  }

  /// Where the translation stood when the finger turned into this recogniser's way, in the coordinates of the window.
  var translationAtTurn: CGPoint {
    guard hasStrayed else { return .zero }
    let translation = translation(in: view?.window)
    return CGPoint(x: translation.x - motionSinceTurn.x, y: translation.y - motionSinceTurn.y)
  }

  /// Looks at the straight way from the last sample, as more samples would have shown it.
  private func lookBetween(_ last: CGPoint) {
    if !hasStrayed {
      if hypot(last.x, last.y) < Self.hysteresis {
        motionAtBegin = last.first(to: motion) { hypot($0.x, $0.y) >= Self.hysteresis }
      }
      hasStrayed = isAstray(motionAtBegin)
    }
    if hasStrayed, !isAstray(motion) {
      motionAtBegin = motion
      let turn = last.first(to: motion) { !isAstray($0) && hypot($0.x, $0.y) >= Self.hysteresis }
      motionSinceTurn = CGPoint(x: motion.x - turn.x, y: motion.y - turn.y)
    }
  }

  override func reset() {
    super.reset()
    (start, motion, motionAtBegin, hasStrayed, motionSinceTurn) = (nil, .zero, .zero, false, .zero)
    touchesDidEnd()
  }
}

extension CGPoint {
  /// The first point on the straight way to another one at which something is so that is so there.
  fileprivate func first(to end: CGPoint, where isSo: (CGPoint) -> Bool) -> CGPoint {
    if isSo(self) { return self }
    var (none, first) = (self, end)
    for _ in 0..<50 {
      let middle = CGPoint(x: (none.x + first.x) / 2, y: (none.y + first.y) / 2)
      if isSo(middle) { first = middle } else { none = middle }
    }
    return first
  }
}

/// Hears of every change of a recogniser that belongs to somebody else, behind those that heard of it before.
@MainActor final class GestureObservation {
  private weak var recognizer: UIGestureRecognizer?
  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.recognizer = recognizer
      target = ActionTarget(action)
      recognizer.addTarget(target, action: #selector(ActionTarget.fire(_:)))
    }

    /// Stops hearing.
    func end() {
      recognizer?.removeTarget(target, action: nil)
    }
  #else
    private let token: GestureAction

    init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.recognizer = recognizer
      token = recognizer.addAction(action)
    }

    /// Stops hearing.
    func end() {
      recognizer?.removeAction(token)
    }
  #endif
}

/// An observation that the view of the observed recogniser keeps, for as long as it lives itself. It is a recogniser, switched off.
final class GestureObserver: UIGestureRecognizer {
  private let observation: GestureObservation

  #if canImport(ObjectiveC)
    init(of recognizer: UIGestureRecognizer, in view: UIView, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      observation = GestureObservation(of: recognizer, action: action)
      super.init(target: nil, action: nil)
      isEnabled = false
      view.addGestureRecognizer(self)
    }
  #else
    init(of recognizer: UIGestureRecognizer, in view: UIView, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      observation = GestureObservation(of: recognizer, action: action)
      super.init()
      isEnabled = false
      view.addGestureRecognizer(self)
    }
  #endif

  /// Stops hearing, and leaves the view.
  func remove() {
    observation.end()
    view?.removeGestureRecognizer(self)
  }
}

extension CADisplayLink {
  /// A link that runs a closure for each frame of the screen.
  @MainActor private static func calling(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    #if canImport(ObjectiveC)
      CADisplayLink(target: LinkTarget(action), selector: #selector(LinkTarget.fire(_:)))
    #else
      UIScreen.main.displayLink(action)
    #endif
  }

  /// A link that is on until it is invalidated, also while a finger is down.
  @MainActor package static func onMainLoop(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    let link = calling(action)
    // The common modes by their name: not every SDK types this parameter as a mode.
    link.add(to: .main, forMode: .init("kCFRunLoopCommonModes"))
    return link
  }
}

/// Calls a closure once, at an exact time between two frames, where the clock that animations run by can do that: a virtual one can,
/// and so makes chains of motions the same at every frame rate. Elsewhere the next frame has to do.
///
/// - Returns: What takes the call back; `nil` where there is none.
@MainActor func callExactly(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> (() -> Void)? {
  #if canImport(ObjectiveC)
    nil
  #else
    UIScreen.main.call(after: delay, action).cancel
  #endif
}

/// A button that runs a closure when a finger lifts inside it.
package final class ActionButton: UIButton {
  /// What a tap on the button does.
  package var action: () -> Void = {}

  package override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(fire), for: .touchUpInside)
    #else
      addAction(for: .touchUpInside) { [weak self] in self?.action() }
    #endif
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ActionButton is made in code")
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      action()
    }
  #endif
}

/// A slider that runs a closure when a finger moves its thumb.
package final class ActionSlider: UISlider {
  /// What a change of the value does.
  package var action: () -> Void = {}

  package override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(fire), for: .valueChanged)
    #else
      addAction(for: .valueChanged) { [weak self] in self?.action() }
    #endif
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ActionSlider is made in code")
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      action()
    }
  #endif
}
