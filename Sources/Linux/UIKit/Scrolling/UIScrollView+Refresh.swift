import Foundation

extension UIScrollView {
  /// What a control that refreshes adds to the inset at the top.
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

  /// The inset grows around content that stays, and content that is left outside goes back.
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
