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

/// A pan recogniser that runs a closure at each change, and begins at the touch where there is something to be caught.
final class DragRecognizer: UIPanGestureRecognizer {
  private let catches: () -> Bool

  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(catches: @escaping @MainActor () -> Bool, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.catches = catches
      target = ActionTarget(action)
      super.init(target: target, action: #selector(ActionTarget.fire(_:)))
      maximumNumberOfTouches = 1
    }
  #else
    init(catches: @escaping @MainActor () -> Bool, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.catches = catches
      super.init()
      addAction(action)
      maximumNumberOfTouches = 1
    }
  #endif

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible && catches() {
      state = .began
    }
  }
}

/// Hears of every change of a recogniser that belongs to somebody else, for as long as the view of that one lives.
///
/// It is itself a recogniser, switched off, so that the view keeps it.
final class GestureObserver: UIGestureRecognizer {
  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(of recognizer: UIGestureRecognizer, in view: UIView, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      target = ActionTarget(action)
      super.init(target: target, action: #selector(ActionTarget.fire(_:)))
      recognizer.addTarget(target, action: #selector(ActionTarget.fire(_:)))
      isEnabled = false
      view.addGestureRecognizer(self)
    }

    /// Stops hearing, and leaves the view.
    func remove(from recognizer: UIGestureRecognizer) {
      recognizer.removeTarget(target, action: nil)
      view?.removeGestureRecognizer(self)
    }
  #else
    private let token: GestureAction

    init(of recognizer: UIGestureRecognizer, in view: UIView, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      token = recognizer.addAction(action)
      super.init()
      isEnabled = false
      view.addGestureRecognizer(self)
    }

    /// Stops hearing, and leaves the view.
    func remove(from recognizer: UIGestureRecognizer) {
      recognizer.removeAction(token)
      view?.removeGestureRecognizer(self)
    }
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
