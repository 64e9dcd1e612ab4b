import UIKit

/// An observation of the actions of a gesture recognizer that HalfModal does not own. Its closure runs after the actions that
/// were added before it.
@MainActor final class ActionObservation {
  private weak var recognizer: UIGestureRecognizer?
  #if canImport(ObjectiveC)
    private let target: ClosureTarget<UIGestureRecognizer>

    init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.recognizer = recognizer
      target = ClosureTarget(action)
      recognizer.addTarget(target, action: #selector(ClosureTarget<UIGestureRecognizer>.fire(_:)))
    }

    func end() {
      recognizer?.removeTarget(target, action: nil)
    }
  #else
    private let token: GestureAction

    init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.recognizer = recognizer
      token = recognizer.addAction(action)
    }

    func end() {
      recognizer?.removeAction(token)
    }
  #endif
}

/// An observation of a gesture recognizer's actions that lives as long as the recognizer's view. To make the view keep it, it is
/// itself a gesture recognizer, which is disabled.
final class AttachedObservation: UIGestureRecognizer {
  private let observation: ActionObservation

  init(of recognizer: UIGestureRecognizer, in view: UIView, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    observation = ActionObservation(of: recognizer, action: action)
    #if canImport(ObjectiveC)
      super.init(target: nil, action: nil)
    #else
      super.init()
    #endif
    isEnabled = false
    view.addGestureRecognizer(self)
  }

  /// Ends the observation, and removes this recognizer from its view.
  func remove() {
    observation.end()
    view?.removeGestureRecognizer(self)
  }
}
