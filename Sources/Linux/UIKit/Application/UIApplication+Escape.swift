extension UIApplication {
  /// Performs the accessibility escape gesture. Like an assistive technology, it starts in the front-most view that is modal to
  /// accessibility, or otherwise in the front-most controller's view. It moves up the responder chain until a responder handles
  /// it. Returns whether one did.
  package func performEscape() -> Bool {
    guard let window = keyWindow ?? windows.last else { return false }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    var start: UIView = controller?.viewIfLoaded ?? window
    if let modal = window.frontmostModalView, !start.isDescendant(of: modal) {
      start = modal.frontmost { $0.viewController != nil } ?? modal
    }
    return sequence(first: start as UIResponder, next: \.next).contains { $0.accessibilityPerformEscape() }
  }
}

extension UIView {
  fileprivate var frontmostModalView: UIView? { frontmost(where: \.accessibilityViewIsModal) }

  /// Returns the front-most visible view below this one that meets the condition.
  fileprivate func frontmost(where condition: (UIView) -> Bool) -> UIView? {
    for view in subviews.reversed() where !view.isHidden {
      if let found = view.frontmost(where: condition) { return found }
      if condition(view) { return view }
    }
    return nil
  }
}
