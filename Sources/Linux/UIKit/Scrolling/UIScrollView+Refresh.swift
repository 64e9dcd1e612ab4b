import Foundation

extension UIScrollView {
  /// The refresh control's part of the top inset, in points.
  var refreshInset: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.scrollView = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: backOfContent)
    }
    refreshInsetDidChange()
  }

  /// Applies the inset of a started or ended refresh without moving the content. Content outside the range then scrolls back.
  func refreshInsetDidChange() {
    keepsOffset = true
    geometryDidChange()
    keepsOffset = false
    moveRefreshControl()
    guard drag == nil, motion == nil, contentOffset.y < ranges.y.lower else { return }
    scroll(to: CGPoint(x: contentOffset.x, y: ranges.y.lower), animated: true)
  }

  func moveRefreshControl() {
    guard let refreshControl else { return }
    refreshControl.follow(-currentInset.top + refreshInset - contentOffset.y, width: bounds.width)
  }
}
