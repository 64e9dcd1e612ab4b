/// A closure that a recognizer calls at each change of its state, until it is removed.
@MainActor package final class GestureAction {
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(_ call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.call = call
  }
}

extension UIGestureRecognizer {
  /// Adds a closure that is called when the state changes to began, changed, ended or cancelled. Pass the result to
  /// `removeAction(_:)` to remove it.
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
