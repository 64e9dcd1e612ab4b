extension UIScrollView {
  func scrollEnabledDidChange() {
    pan.isEnabled = isScrollEnabled
    gate.isEnabled = isScrollEnabled
  }
}

extension UIView {
  /// Whether the scroll views around this view let it receive a touch.
  func mayHear(of touch: UITouch, with event: UIEvent) -> Bool {
    sequence(first: superview, next: { $0?.superview }).allSatisfy { view in
      (view as? UIScrollView)?.touchesShouldBegin([touch], with: event, in: self) ?? true
    }
  }
}
