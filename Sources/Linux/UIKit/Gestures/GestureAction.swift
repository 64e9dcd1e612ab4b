/// A closure that a recognizer calls whenever its state changes. It goes on until it is removed.
@MainActor package final class GestureAction {
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(_ call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.call = call
  }
}

extension UIGestureRecognizer {
  /// Calls the closure at every change of state that the actions of a recognizer hear of: began, changed, ended and
  /// cancelled. Returns what removes it.
  @discardableResult
  package func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> GestureAction {
    let added = GestureAction(action)
    actions.append(added)
    return added
  }

  package func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }
}
