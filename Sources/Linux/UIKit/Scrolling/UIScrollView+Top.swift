import QuartzCore

extension UIScrollView {
  /// Scrolls to the top at the user's request. Returns false if the delegate does not allow it.
  private func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: ranges.y.lower)
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    scroll(to: top, animated: true)
    isScrollingToTop = motion != nil
    return true
  }

  func tellScrolledToTop() {
    guard isScrollingToTop else { return }
    isScrollingToTop = false
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  private static func candidates(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.layer.opacity >= 0.01 else { return [] }
    let own = [view as? UIScrollView].compactMap { $0 }.filter { $0.scrollsToTop && $0.isScrollEnabled }
    return own + view.subviews.flatMap { candidates(in: $0) }
  }

  /// Handles the user's tap on the status bar: scrolls to the top if exactly one scroll view in the window has `scrollsToTop`.
  /// Returns whether one scrolls.
  package static func scrollToTop(in window: UIWindow) -> Bool {
    let candidates = candidates(in: window)
    return candidates.count == 1 && candidates[0].scrollToTop()
  }
}
