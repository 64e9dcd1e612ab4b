import QuartzCore

extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  func boundsDidChange(from old: CGRect) {
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func geometryDidChange() {}
  func scroll(to offset: CGPoint, animated: Bool) { contentOffset = offset }
  func scroll(toShow rect: CGRect, animated: Bool) {}
  func scrollEnabledDidChange() { pan.isEnabled = isScrollEnabled }
  func updateIndicators() {}
  func flashIndicators() {}
  func leaveWindow() {}
  var mayBeginDragging: Bool { true }
}
